extension ConformanceRule {
  /// A button that is called what a page is called selects that page.
  public static let pagersSelect = ConformanceRule(
    "a button that is called what a page is called selects that page",
    remedy: "give it the page's `action`")
  /// The button of the selected page is marked, and no other one.
  public static let pagersMarkSelection = ConformanceRule(
    "of the pages' buttons the selected one is marked, and no other",
    remedy: "hand `page.isSelected` to the button's `isSelected`")
  /// Who sees chrome sees where they are, by a mark or by a number.
  public static let pagersTellSelection = ConformanceRule(
    "the chrome tells which page is selected",
    remedy: "mark the selected page, or show its number or its title")
  /// A thousand pages don't make a thousand nodes.
  public static let pagersAreBounded = ConformanceRule(
    "a thousand pages have chrome of no more than some hundred nodes",
    remedy: "show a number, or a part of the pages with the rest in `menuButton(_:)`")
  /// No page, no button.
  public static let pagersHaveLabels = ConformanceRule(
    "every button of chrome has a label", remedy: "give it `page.label`, or words of the wording")
  /// Another theme changes all colours.
  public static let pagersUseRoles = ConformanceRule(
    "colours of chrome are roles of the theme",
    remedy: "use roles, as `.accent` or `.role(.barInk)`")
  /// The same configuration gives the same chrome.
  public static let pagersRepeatable = ConformanceRule(
    "the same pages give the same chrome", remedy: "decide from the configuration alone")

  static let ofPagers = [
    pagersSelect, pagersMarkSelection, pagersTellSelection, pagersAreBounded, pagersHaveLabels,
    pagersUseRoles, pagersRepeatable,
  ]
}
