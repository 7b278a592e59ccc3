extension RGBColor {
  /// Reads a colour from `#RRGGBB`, or from `#RGB`, in which each digit counts twice; nil where a
  /// text is neither.
  public init?(_ text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 3 || digits.count == 6 else {
      return nil
    }
    var number: UInt32 = 0
    for digit in digits {
      guard let value = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
      number = number << 4 | UInt32(value)
      if digits.count == 3 { number = number << 4 | UInt32(value) }
    }
    self.init(hex: number)
  }
}

extension RGBColor: Codable {
  /// Reads a colour from its text, as `#0B57C9`.
  ///
  /// - Throws: `DecodingError.dataCorrupted` where the text is no colour.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let color = RGBColor(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "\(text.debugDescription) is no colour; expected #RRGGBB, as #0B57C9")
    }
    self = color
  }

  /// Writes a colour as `#RRGGBB`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
