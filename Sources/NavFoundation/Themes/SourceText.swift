/// The bytes of a text file, and where in its lines they stand.
struct SourceText {
  /// The bytes, without a byte order mark at the beginning.
  let bytes: [UInt8]
  /// Where the bytes end that are UTF-8; their number where all of them are.
  let validEnd: Int

  /// Takes the bytes of a file. A byte order mark, which some editors write, is no part of the text.
  init(_ bytes: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    self.bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    validEnd = Self.validEnd(of: self.bytes)
  }

  private static func validEnd(of bytes: [UInt8]) -> Int {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var end = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): end += scalar.count
      case .error: return end
      case .emptyInput: return bytes.count
      }
    }
  }

  /// Where the last byte ends that is no blank and no line end.
  var contentEnd: Int {
    (bytes.lastIndex { !JSONReader.isBlank($0) }).map { $0 + 1 } ?? 0
  }

  /// The text of some of the bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The character that begins with a byte.
  func character(at offset: Int) -> Character? {
    text(offset..<min(offset + 64, validEnd)).first
  }

  /// Where bytes stand, which are named in ascending order by how many are before them. What is in
  /// the midst of a character stands where that begins.
  ///
  /// - Complexity: O(bytes before the last of them).
  func positions(of offsets: [Int]) -> [TextPosition] {
    var positions: [TextPosition] = []
    var (line, column, offset) = (1, 1, 0)
    for character in text(0..<validEnd) {
      let end = offset + character.utf8.count
      while positions.count < offsets.count, offsets[positions.count] < end {
        positions.append(TextPosition(line: line, column: column))
      }
      if positions.count == offsets.count { break }
      offset = end
      if ["\n", "\r\n", "\r"].contains(character) {
        (line, column) = (line + 1, 1)
      } else {
        column += 1
      }
    }
    let end = TextPosition(line: line, column: column)
    return positions + offsets.dropFirst(positions.count).map { _ in end }
  }
}
