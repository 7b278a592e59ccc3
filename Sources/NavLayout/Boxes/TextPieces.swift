import NavCore

/// The characters of a text as breaking it into lines sees them, read as far as they are asked for.
struct TextPieces {
  /// One character.
  struct Piece {
    /// Where it begins.
    let index: String.Index
    /// Its width in the units of the host.
    let width: Int
    let kind: Kind
  }

  /// What a character means to the lines around it.
  enum Kind {
    case blank
    case hyphen
    case lineEnd
    /// Of a script that is written without blanks (CJK and Kana).
    case ideograph
    case other
  }

  private let text: String
  private let metrics: any HostMetrics
  private let font: FontSpec
  private var pieces: [Piece] = []
  private var next: String.Index

  init(_ text: String, _ metrics: any HostMetrics, _ font: FontSpec) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    self.metrics = metrics
    self.font = font
    next = text.startIndex
  }

  /// The character at a number, or nil behind the end.
  mutating func piece(_ number: Int) -> Piece? {
    while pieces.count <= number, next < text.endIndex { read() }
    return number < pieces.count ? pieces[number] : nil
  }

  /// The characters from one number up to another one that was asked for.
  func text(_ range: Range<Int>) -> String {
    guard !range.isEmpty else { return "" }
    let end = range.upperBound < pieces.count ? pieces[range.upperBound].index : next
    return String(text[pieces[range.lowerBound].index..<end])
  }

  /// The width of characters that were asked for.
  func width(_ range: Range<Int>) -> Int { pieces[range].reduce(0) { $0 + $1.width } }

  private mutating func read() {
    let (character, after) = nextCharacter()
    pieces.append(
      Piece(
        index: next, width: metrics.width(of: character, font: font), kind: Self.kind(character)))
    next = after
  }

  /// The next character. What is ASCII before ASCII stands alone, but for a carriage return, which
  /// makes finding the ends of characters, the costly part, needless for most text.
  private func nextCharacter() -> (Character, after: String.Index) {
    let utf8 = text.utf8
    let byte = utf8[next]
    let after = utf8.index(after: next)
    if (0x20..<0x7F).contains(byte), after == text.endIndex || utf8[after] < 0x80 {
      return (Character(Unicode.Scalar(byte)), after)
    }
    return (text[next], text.index(after: next))
  }

  private static func kind(_ character: Character) -> Kind {
    switch character {
    case " ": return .blank
    case "-": return .hyphen
    default: break
    }
    if character.isNewline { return .lineEnd }
    let value = character.unicodeScalars.first?.value ?? 0
    let isIdeograph = (0x2E80...0xD7FF).contains(value) || (0x20000...0x3FFFF).contains(value)
    return isIdeograph ? .ideograph : .other
  }
}
