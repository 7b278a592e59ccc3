import NavTerminal

extension TerminalRoom {
  /// How points are written, for messages.
  static let expectedPoints =
    "width and height in points, the width from 1 to 8000 and the height from 1 to 16000, "
    + "as in 744x1133"

  /// Reads points such as `744x1133` or `561.5x744`; nil where the text is none, or a number is out
  /// of range. (More would be more cells than a size may be asked for with.)
  init?(parsingPoints text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Self.number(parts[0], upTo: 8000),
      let height = Self.number(parts[1], upTo: 16_000)
    else { return nil }
    self = .points(width: width, height: height)
  }

  private static func number(_ text: Substring, upTo limit: Double) -> Double? {
    let isPlain = text.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
    }
    guard isPlain, let number = Double(text), (1...limit).contains(number) else { return nil }
    return number
  }
}
