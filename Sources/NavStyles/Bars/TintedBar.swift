public import NavCore

/// A bar in the screen's own colour, or in the theme's accent where the screen has none; its ink is
/// shifted in lightness until it can be read.
public struct TintedBar: BarStyle {
  /// `tinted`.
  public let name = "tinted"

  /// Makes the style.
  public init() {}

  /// Makes the bar of one screen.
  @MainActor public func makeBar(_ configuration: BarConfiguration) -> Bar {
    configuration.line(ground: .accent)
  }
}

extension BarStyle where Self == TintedBar {
  /// In the screen's own colour.
  public static var tinted: TintedBar { TintedBar() }
}
