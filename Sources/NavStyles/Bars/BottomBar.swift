public import NavCore

/// A bar of back button, title and home button below the body, where thumbs are.
public struct BottomBar: BarStyle {
  /// `bottom`.
  public let name = "bottom"

  /// Makes the style.
  public init() {}

  /// Makes the bar of one screen.
  @MainActor public func makeBar(_ configuration: BarConfiguration) -> Bar {
    configuration.line(.bottom)
  }
}

extension BarStyle where Self == BottomBar {
  /// Back, title and home at the bottom.
  public static var bottom: BottomBar { BottomBar() }
}
