extension FontSpec {
  /// The font that a role has unless a theme brings one of its own.
  public static func standard(_ role: FontRole) -> FontSpec {
    switch role {
    case .largeTitle: FontSpec(size: 34, weight: .bold)
    case .title: FontSpec(size: 20, weight: .bold)
    case .headline: FontSpec(size: 17, weight: .bold)
    case .body: FontSpec(size: 17)
    case .caption: FontSpec(size: 13)
    case .monospaced: FontSpec(size: 15, design: .monospaced)
    }
  }
}
