public import NavCore

/// No bar: back and home work by key and gesture alone, and what the screen has for its bar is not
/// shown.
public struct HiddenBar: BarStyle {
  /// `hidden`.
  public let name = "hidden"

  /// Makes the style.
  public init() {}

  /// Makes the bar of one screen.
  @MainActor public func makeBar(_ configuration: BarConfiguration) -> Bar {
    .hidden
  }
}

extension BarStyle where Self == HiddenBar {
  /// None.
  public static var hidden: HiddenBar { HiddenBar() }
}
