public import NavCore

/// A bar of back button, title and home button.
public struct BackAndHomeBar: BarStyle {
  /// `back-and-home`.
  public let name = "back-and-home"

  /// Makes the style.
  public init() {}

  /// Makes the bar of one screen.
  @MainActor public func makeBar(_ configuration: BarConfiguration) -> Bar {
    configuration.line()
  }
}

extension BarStyle where Self == BackAndHomeBar {
  /// Back, title and home.
  public static var backAndHome: BackAndHomeBar { BackAndHomeBar() }
}
