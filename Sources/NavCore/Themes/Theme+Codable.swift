extension Theme: Codable {
  /// The names in a file.
  package enum CodingKeys: String, CodingKey, CaseIterable {
    case name, light, dark, lightIncreasedContrast, darkIncreasedContrast, fonts, symbols, metrics
  }

  /// Reads a theme. The name and the colours of `light` and `dark` are needed; everything else is as
  /// usual where it is missing, within a font, a symbol and the lengths, too; a symbol with a glyph
  /// of its own takes over neither the mirrored glyph nor the path.
  ///
  /// - Throws: `DecodingError` that names the key and what was expected.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try container.decode(String.self, forKey: .name),
      light: try container.decode(Palette.self, forKey: .light),
      dark: try container.decode(Palette.self, forKey: .dark),
      lightIncreasedContrast:
        try container.decodeIfPresent(Palette.self, forKey: .lightIncreasedContrast),
      darkIncreasedContrast:
        try container.decodeIfPresent(Palette.self, forKey: .darkIncreasedContrast),
      fonts: try container.parts(.fonts) { role, decoder in
        try FontSpec.reading(from: decoder, over: .standard(role))
      },
      symbols: try container.parts(.symbols) { role, decoder in
        try Symbol.reading(from: decoder, over: .standard(role))
      },
      metrics: try container.decodeIfPresent(Metrics.self, forKey: .metrics) ?? Metrics())
  }

  /// Writes a theme; colours that are derived are left out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(light, forKey: .light)
    try container.encode(dark, forKey: .dark)
    try container.encodeIfPresent(lightIncreasedContrast, forKey: .lightIncreasedContrast)
    try container.encodeIfPresent(darkIncreasedContrast, forKey: .darkIncreasedContrast)
    if !fonts.isEmpty { try container.encode(fonts, forKey: .fonts) }
    if !symbols.isEmpty { try container.encode(symbols, forKey: .symbols) }
    try container.encode(metrics, forKey: .metrics)
  }
}

extension KeyedDecodingContainer where Key == Theme.CodingKeys {
  /// Reads what a theme has by role; nothing where the key is missing.
  fileprivate func parts<Role: RawRepresentable & CodingKeyRepresentable & Hashable, Part>(
    _ key: Key, read: (Role, any Decoder) throws -> Part
  ) throws -> [Role: Part] where Role.RawValue == String {
    guard contains(key), try !decodeNil(forKey: key) else { return [:] }
    let inner = try nestedContainer(keyedBy: RoleKey.self, forKey: key)
    var parts: [Role: Part] = [:]
    for name in inner.allKeys {
      guard let role = Role(rawValue: name.stringValue) else {
        throw DecodingError.dataCorruptedError(
          forKey: name, in: inner, debugDescription: "there is no such role in \(key.stringValue)")
      }
      parts[role] = try read(role, inner.superDecoder(forKey: name))
    }
    return parts
  }
}

/// The name of a role, or of none.
private struct RoleKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
