extension FontSpec: Codable {
  /// The names in a file.
  package enum CodingKeys: String, CodingKey, CaseIterable {
    case size, weight, design, scaling
  }

  /// The sizes that a file may ask for, in points: from one to the height of a small screen.
  package static let sizes = 1.0...512.0
  /// The shares of the text size that a file may ask for.
  package static let scalings = 0.0...1.0

  /// Reads a font; what is missing is as in the font of running text.
  ///
  /// - Throws: `DecodingError` that names the key and what was expected.
  public init(from decoder: any Decoder) throws {
    self = try Self.reading(from: decoder, over: .standard(.body))
  }

  /// Reads a font; what is missing is as in another font.
  static func reading(from decoder: any Decoder, over font: FontSpec) throws -> FontSpec {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var font = font
    font.size =
      try container.number(.size, in: sizes, "a size in points") ?? font.size
    font.weight = try container.decodeIfPresent(Weight.self, forKey: .weight) ?? font.weight
    font.design = try container.decodeIfPresent(Design.self, forKey: .design) ?? font.design
    font.scaling =
      try container.number(.scaling, in: scalings, "a share of the text size") ?? font.scaling
    return font
  }

  /// Writes a font, whole.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(size, forKey: .size)
    try container.encode(weight, forKey: .weight)
    try container.encode(design, forKey: .design)
    try container.encode(scaling, forKey: .scaling)
  }
}
