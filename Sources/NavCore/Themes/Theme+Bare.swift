extension Theme {
  /// Black on white and white on black: what is shown when an app has no theme at all.
  public static let bare = Theme(
    name: "bare", light: Palette(ink: .black, ground: .white),
    dark: Palette(ink: .white, ground: .black))
}

extension Palette {
  /// One ink on one ground; what has the focus is the other way round.
  init(ink: RGBColor, ground: RGBColor) {
    self.init { role in
      switch role {
      case .ground, .barGround, .raisedGround, .fieldGround, .selectionGround, .focusInk: ground
      default: ink
      }
    }
  }
}
