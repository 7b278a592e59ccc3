public import NavCore

/// A bar of title and home button; back works by key and gesture alone.
public struct TitleBar: BarStyle {
  /// `title`.
  public let name = "title"

  /// Makes the style.
  public init() {}

  /// Makes the bar of one screen.
  @MainActor public func makeBar(_ configuration: BarConfiguration) -> Bar {
    configuration.line(back: .hidden)
  }
}

extension BarStyle where Self == TitleBar {
  /// Title in the middle, home at the end.
  public static var title: TitleBar { TitleBar() }
}
