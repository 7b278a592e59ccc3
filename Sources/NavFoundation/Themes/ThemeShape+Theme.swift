import NavCore

extension ThemeShape {
  /// The shape of a whole file. Editors look for a schema under `$schema`; here it says nothing.
  static let theme = object(
    [Field(key: "$schema", shape: .text(TextRule("the address of the schema") { _ in true }))]
      + Theme.CodingKeys.allCases.map { key in
        switch key {
        case .name: Field(key: key.rawValue, shape: name, isNeeded: true)
        case .light, .dark: Field(key: key.rawValue, shape: palette, isNeeded: true)
        case .lightIncreasedContrast, .darkIncreasedContrast:
          Field(key: key.rawValue, shape: palette)
        case .fonts: Field(key: key.rawValue, shape: byRole(FontRole.self, font))
        case .symbols: Field(key: key.rawValue, shape: byRole(SymbolRole.self, symbol))
        case .metrics: Field(key: key.rawValue, shape: metrics)
        }
      })

  private static let name = text(
    TextRule("a name in kebab case such as \"my-theme\"", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$") {
      Catalog<Theme>.isKebabCase($0)
    })

  private static let palette = shared(
    "palette",
    .object(
      ColorRole.allCases.map { Field(key: $0.rawValue, shape: color, isNeeded: true) }))

  private static let color = shared(
    "color",
    .text(
      TextRule("a colour such as \"#1B1B1F\"", pattern: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$") {
        RGBColor($0) != nil
      }))

  private static func byRole<Role: CaseIterable & RawRepresentable>(
    _ role: Role.Type, _ shape: ThemeShape
  ) -> ThemeShape where Role.RawValue == String {
    .object(role.allCases.map { Field(key: $0.rawValue, shape: shape) })
  }

  private static let font = shared(
    "font",
    .object(
      FontSpec.CodingKeys.allCases.map { key in
        let shape: ThemeShape =
          switch key {
          case .size: .number(FontSpec.sizes, what: "a size in points")
          case .weight: .choice(FontSpec.Weight.allCases.map(\.rawValue))
          case .design: .choice(FontSpec.Design.allCases.map(\.rawValue))
          case .scaling: .number(FontSpec.scalings, what: "a share of the text size")
          }
        return Field(key: key.rawValue, shape: shape)
      }))

  private static let symbol = shared(
    "symbol",
    .object(
      Symbol.CodingKeys.allCases.map { key in
        let rule =
          switch key {
          case .glyph, .mirroredGlyph:
            // No expression can say what one character is to a reader.
            TextRule("one character such as \"‹\"", pattern: "^[\\s\\S]") { Symbol.isGlyph($0) }
          case .ascii:
            TextRule("one character of ASCII such as \"<\"", pattern: "^[!-~]$") {
              Symbol.isASCIIGlyph($0)
            }
          case .systemName: TextRule("the name of an SF Symbol") { _ in true }
          case .path: path
          }
        return Field(key: key.rawValue, shape: .text(rule))
      }))

  private static let path = TextRule(
    expected: "a path such as \"M15 4 L7 12\"", pattern: "^[\\s,]*M",
    limit: VectorPathReader.longestText
  ) { text in
    do {
      _ = try VectorPath(text)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private static let metrics = object(
    Metrics.CodingKeys.allCases.map { key in
      Field(key: key.rawValue, shape: .number(Metrics.lengths, what: "a length in points"))
    })
}
