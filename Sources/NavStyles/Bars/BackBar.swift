public import NavCore

/// A bar of back button and title.
public struct BackBar: BarStyle {
  /// `back`.
  public let name = "back"

  /// Makes the style.
  public init() {}

  /// Makes the bar of one screen.
  @MainActor public func makeBar(_ configuration: BarConfiguration) -> Bar {
    configuration.line(hasHome: false)
  }
}

extension BarStyle where Self == BackBar {
  /// Back and title.
  public static var back: BackBar { BackBar() }
}
