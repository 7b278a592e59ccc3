public import NavCore

/// Nothing beside the pages: they have all the room, and are turned by gesture, key and code.
public struct BarePager: PagerStyle {
  /// `bare`.
  public let name = "bare"

  /// Makes the style.
  public init() {}

  /// Makes the chrome of one pager.
  @MainActor public func makeChrome(_ configuration: PagerConfiguration) -> PagerChrome { .hidden }
}

extension PagerStyle where Self == BarePager {
  /// Nothing beside the pages.
  public static var bare: BarePager { BarePager() }
}
