public import NavCore

/// Registers the built-in styles; `back-and-home`, `double-column`, `paged` and `slide` are the
/// defaults.
public struct BuiltInStyles: Plugin {
  /// The plug-in's name.
  public let name = "NavStyles"

  /// Makes the plug-in.
  public init() {}

  /// Registers the styles.
  public func register(in registry: inout Registry) throws(RegistryError) {
    try registry.register(TitleBar(), summary: "Title in the middle, home at the end")
    try registry.register(BackBar(), summary: "Back and title")
    try registry.register(
      BackAndHomeBar(), summary: "Back, title and home", isDefault: true)
    try registry.register(
      LargeTitleBar(), summary: "A large title that goes up into the bar on scroll")
    try registry.register(MinimalBar(), summary: "Symbols and a small title, without ground")
    try registry.register(TintedBar(), summary: "In the screen's own colour, or the accent")
    try registry.register(BottomBar(), summary: "Back, title and home below the body")
    try registry.register(FloatingButtonBar(), summary: "Round buttons over the body")
    try registry.register(
      OverlayBackBar(), summary: "A round back button in the screen's colour, over the body")
    try registry.register(BreadcrumbBar(), summary: "The path, each part a way back")
    try registry.register(HiddenBar(), summary: "None: back works by key and gesture")
    try registry.register(StackColumns(), summary: "One column everywhere")
    try registry.register(
      DoubleColumns(),
      summary: "Sidebar and detail; upright the detail, with the sidebar over it when asked for",
      isDefault: true)
    try registry.register(
      PadOnlyColumns(), summary: "As double-column, but one column on every phone")
    try registry.register(
      TipOnceColumns(), summary: "As double-column; upright the sidebar shows itself once")
    try registry.register(
      FixedColumns(), summary: "Sidebar and detail always; the sidebar can't be hidden")
    try registry.register(
      TripleColumns(), summary: "Sidebar, content and detail where they fit")
    try registry.register(
      ListDetailColumns(), summary: "A list beside the detail from a breakpoint on")
    try registry.register(
      InspectorColumns(), summary: "The detail with an inspector, and a sidebar where there is room"
    )
    try registerPagers(in: &registry)
    try registerTransitions(in: &registry)
  }

  private func registerPagers(in registry: inout Registry) throws(RegistryError) {
    try registry.register(
      PagedPager(), summary: "Dots over the page, or its number where they are too many",
      isDefault: true)
    try registry.register(
      TabsPager(), summary: "Tabs with badges; in a wide room a rail beside the pages")
    try registry.register(SegmentedPager(), summary: "Segments of one width above the page")
    try registry.register(
      OnboardingPager(), summary: "Back, how far one is, and on, up to the end or skipped")
    try registry.register(BarePager(), summary: "None: pages turn by key and gesture")
  }

  private func registerTransitions(in registry: inout Registry) throws(RegistryError) {
    try registry.register(
      SlideTransition(), summary: "From the side; pages side by side, sheets from below",
      isDefault: true)
    try registry.register(FadeTransition(), summary: "One fades into the other")
    try registry.register(CoverTransition(), summary: "From below, over what stays")
    try registry.register(ZoomTransition(), summary: "Out of the middle, fading in")
    try registry.register(NoTransition(), summary: "None: at once")
  }
}
