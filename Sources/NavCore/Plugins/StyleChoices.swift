/// The theme and styles that one level (a screen, a navigator, the app) chooses; nil leaves the
/// choice to the level behind it.
public struct StyleChoices: Sendable {
  /// The theme.
  public var theme: Theme?
  /// The bar style.
  public var bar: (any BarStyle)?
  /// The column style.
  public var columns: (any ColumnStyle)?
  /// The pager style.
  public var pager: (any PagerStyle)?
  /// The transition style.
  public var transition: (any TransitionStyle)?

  /// Chooses nothing.
  public init() {}
}
