extension Symbol: Codable {
  /// The names in a file.
  package enum CodingKeys: String, CodingKey, CaseIterable {
    case glyph, ascii, mirroredGlyph, systemName, path
  }

  /// Reads a symbol; a path and a mirrored glyph may be missing.
  ///
  /// - Throws: `DecodingError` that names the key and what was expected.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(String.self, forKey: .glyph),
      ascii: try container.decode(String.self, forKey: .ascii),
      mirrored: try container.decodeIfPresent(String.self, forKey: .mirroredGlyph),
      systemName: try container.decode(String.self, forKey: .systemName),
      path: try container.decodeIfPresent(VectorPath.self, forKey: .path))
    try check(container)
  }

  /// Reads a symbol; what is missing is as in another one. Beside a glyph of its own, the other's
  /// mirrored glyph and path would be out of place.
  static func reading(from decoder: any Decoder, over symbol: Symbol) throws -> Symbol {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var symbol = symbol
    if let glyph = try container.decodeIfPresent(String.self, forKey: .glyph) {
      (symbol.glyph, symbol.mirroredGlyph, symbol.path) = (glyph, nil, nil)
    }
    symbol.mirroredGlyph =
      try container.decodeIfPresent(String.self, forKey: .mirroredGlyph) ?? symbol.mirroredGlyph
    symbol.ascii = try container.decodeIfPresent(String.self, forKey: .ascii) ?? symbol.ascii
    symbol.systemName =
      try container.decodeIfPresent(String.self, forKey: .systemName) ?? symbol.systemName
    symbol.path = try container.decodeIfPresent(VectorPath.self, forKey: .path) ?? symbol.path
    try symbol.check(container)
    return symbol
  }

  /// Writes a symbol.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(glyph, forKey: .glyph)
    try container.encode(ascii, forKey: .ascii)
    try container.encodeIfPresent(mirroredGlyph, forKey: .mirroredGlyph)
    try container.encode(systemName, forKey: .systemName)
    try container.encodeIfPresent(path, forKey: .path)
  }

  private func check(_ container: KeyedDecodingContainer<CodingKeys>) throws {
    func refuse(_ key: CodingKeys, _ expected: String) -> DecodingError {
      .dataCorruptedError(forKey: key, in: container, debugDescription: "expected \(expected)")
    }
    guard Self.isGlyph(glyph) else { throw refuse(.glyph, "one character") }
    guard mirroredGlyph.map(Self.isGlyph) != false else {
      throw refuse(.mirroredGlyph, "one character")
    }
    guard Self.isASCIIGlyph(ascii) else { throw refuse(.ascii, "one character of ASCII") }
  }

  /// The most scalars that one character of a file may be made of: more than any script needs.
  private static let mostScalars = 4

  /// Whether a text of a file can be a glyph: one character that is seen.
  package static func isGlyph(_ text: String) -> Bool {
    guard text.count == 1, text.unicodeScalars.count <= mostScalars,
      let first = text.unicodeScalars.first
    else { return false }
    return first.isSeen && text.unicodeScalars.allSatisfy { !$0.isControl }
  }

  /// Whether a text of a file can be what a terminal shows that knows ASCII alone.
  package static func isASCIIGlyph(_ text: String) -> Bool {
    text.count == 1 && text.allSatisfy { $0 > " " && $0 <= "~" }
  }
}

extension Unicode.Scalar {
  /// Whether it steers, or stands for nothing.
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Whether it is seen by itself.
  fileprivate var isSeen: Bool {
    switch properties.generalCategory {
    case .format, .spaceSeparator, .nonspacingMark, .spacingMark, .enclosingMark: false
    default: !isControl
    }
  }
}
