public import NavCore

/// A bar with a large title below its line as long as the content is at its beginning; once that is
/// moved the title goes up into the line, and the bar takes its ground.
public struct LargeTitleBar: BarStyle {
  /// `large-title`.
  public let name = "large-title"

  /// Makes the style.
  public init() {}

  /// Makes the bar of one screen.
  @MainActor public func makeBar(_ configuration: BarConfiguration) -> Bar {
    configuration.line(isBareAtEdge: true, isLarge: true)
  }
}

extension BarStyle where Self == LargeTitleBar {
  /// A large title that collapses on scroll.
  public static var largeTitle: LargeTitleBar { LargeTitleBar() }
}
