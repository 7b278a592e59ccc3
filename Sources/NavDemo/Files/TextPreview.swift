/// The beginning of a text file as lines that may be shown.
struct TextPreview: Hashable, Sendable {
  /// The lines without their ends. Tabs are expanded to every fourth column, other control
  /// characters are made visible, and a line that was shortened ends in `mark`.
  let lines: [String]

  /// How many of the lines were shortened.
  let shortened: Int

  /// Whether the file goes on after these lines.
  let isCut: Bool

  /// How many bytes of the file these lines are.
  let byteCount: Int

  /// What a shortened line ends in.
  static let mark = "…"

  /// Splits the bytes of a text at its line feeds, or returns nil if they are no text.
  ///
  /// Text is valid UTF-8, with or without a byte order mark, and without NUL. A carriage return
  /// before a line feed belongs to the line's end. Complexity: O(n).
  ///
  /// - Parameters:
  ///   - bytes: The file's beginning.
  ///   - isCut: Whether the file goes on; the last character may then be incomplete.
  ///   - lineLimit: How many Unicode scalars of a line are kept.
  ///   - isCancelled: Is asked now and then; if it says yes, the lines so far are returned.
  init?(bytes: [UInt8], isCut: Bool, lineLimit: Int, isCancelled: () -> Bool = { false }) {
    var rest = bytes[...]
    if isCut { rest = Self.withoutIncompleteEnd(rest) }
    byteCount = rest.count
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    guard Self.isText(rest) else { return nil }
    var lines: [String] = []
    var shortened = 0
    while !rest.isEmpty, lines.count % 1024 != 0 || lines.isEmpty || !isCancelled() {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      var line = rest[..<end]
      if end < rest.endIndex, line.last == UInt8(ascii: "\r") { line.removeLast() }
      let kept = Self.prefix(of: line, scalars: lineLimit)
      shortened += kept.count < line.count ? 1 : 0
      let text = Printable.text(utf8: Self.expandingTabs(in: kept))
      lines.append(kept.count < line.count ? text + Self.mark : text)
      rest = rest[end...].dropFirst()
    }
    self.lines = lines
    self.shortened = shortened
    self.isCut = isCut
  }

  private static func isText(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.contains(0) && String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
  }

  /// The bytes without a last scalar that was cut in two.
  private static func withoutIncompleteEnd(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let continuing = bytes.suffix(3).reversed().prefix { $0 & 0xC0 == 0x80 }.count
    guard let lead = bytes.dropLast(continuing).last, lead >= 0xC0 else { return bytes }
    let expected = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : 1
    return continuing < expected ? bytes.dropLast(continuing + 1) : bytes
  }

  /// The first scalars of a line; all of it if there are no more.
  private static func prefix(of line: ArraySlice<UInt8>, scalars limit: Int) -> ArraySlice<UInt8> {
    if line.count <= limit { return line }
    var count = 0
    let end = line.firstIndex { byte in
      count += byte & 0xC0 == 0x80 ? 0 : 1
      return count > limit
    }
    return line[..<(end ?? line.endIndex)]
  }

  /// The line with spaces in place of tabs; a column is counted for each scalar.
  private static func expandingTabs(in line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard line.contains(UInt8(ascii: "\t")) else { return line }
    var expanded: [UInt8] = []
    var column = 0
    for byte in line {
      let isTab = byte == UInt8(ascii: "\t")
      let width = isTab ? 4 - column % 4 : byte & 0xC0 == 0x80 ? 0 : 1
      expanded += isTab ? Array(repeating: UInt8(ascii: " "), count: width) : [byte]
      column += width
    }
    return expanded[...]
  }
}
