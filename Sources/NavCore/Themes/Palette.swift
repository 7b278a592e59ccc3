/// The colours of one variant of a theme, by role.
public struct Palette: Hashable, Sendable {
  private var colors: [RGBColor]

  /// Makes a palette; every role needs a colour.
  public init(_ color: (ColorRole) -> RGBColor) {
    colors = ColorRole.allCases.map(color)
  }

  /// The colour of a role.
  public subscript(role: ColorRole) -> RGBColor {
    get { colors[Self.index[role, default: 0]] }
    set { colors[Self.index[role, default: 0]] = newValue }
  }

  private static let index = Dictionary(
    uniqueKeysWithValues: ColorRole.allCases.enumerated().map { ($1, $0) })

  /// The colour that a paint stands for, as a ground or a shape.
  public func color(_ paint: Paint) -> RGBColor {
    switch paint {
    case .role(let role): self[role]
    case .color(let color): color
    }
  }

  /// The colour that a paint has as ink: shifted in lightness until it can be read.
  ///
  /// - Parameters:
  ///   - paint: the colour that is wanted.
  ///   - ground: the colour behind it.
  ///   - ratio: the contrast that is needed, 4.5 for text (WCAG 2.2 AA).
  public func ink(_ paint: Paint, on ground: RGBColor, ratio: Double = 4.5) -> RGBColor {
    color(paint).readable(on: ground, ratio: ratio)
  }
}

extension Palette: Codable {
  /// Reads the colours by the names of their roles.
  ///
  /// - Throws: `DecodingError` that names the roles for which there is no colour.
  public init(from decoder: any Decoder) throws {
    let colors = try decoder.singleValueContainer().decode([String: RGBColor].self)
    let missing = ColorRole.allCases.filter { colors[$0.rawValue] == nil }
    guard missing.isEmpty else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "no colour for \(missing.map(\.rawValue).joined(separator: ", "))"))
    }
    self.init { colors[$0.rawValue] ?? .black }
  }

  /// Writes the colours by the names of their roles.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(
      Dictionary(uniqueKeysWithValues: ColorRole.allCases.map { ($0.rawValue, self[$0]) }))
  }
}
