/// What a pager shows beside its pages, as a style makes it: dots, tabs, segments, buttons.
@MainActor public struct PagerChrome {
  /// Where it goes: above, below or beside the page, which is then laid out in what it leaves; over
  /// the page, where it floats; or nowhere.
  public var placement: BarPlacement
  /// Whether the page keeps clear of chrome that floats at one of its edges; else it is below it, as
  /// it always is where the chrome floats amid it.
  public var isKeptClear: Bool
  /// What it shows.
  public var content: [any NodeContent]

  /// Makes chrome.
  public init(
    _ placement: BarPlacement = .bottom, isKeptClear: Bool = true,
    @NodeBuilder content: () -> [any NodeContent]
  ) {
    self.placement = placement
    self.isKeptClear = isKeptClear
    self.content = content()
  }

  /// No chrome: the page has all the room, and other pages are reached by gesture, key and code.
  public static var hidden: PagerChrome { PagerChrome(.hidden) {} }
}
