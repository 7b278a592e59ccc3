/// What a bar may show.
@MainActor public struct BarConfiguration {
  /// The title of the screen.
  public let title: String
  /// What stands below the title in smaller letters, or nil.
  public let subtitle: String?
  /// What the screen shows in the place of title and subtitle; none where they are shown.
  public let titleContent: [any NodeContent]
  /// How large the screen wants its title.
  public let titleForm: TitleForm
  /// The way back, or nil where there is nothing to go back to.
  public let back: BackItem?
  /// The way home, which can't be used at home; nil where there is none.
  public let home: BarItem?
  /// Shows or hides a column at the leading side, where the column style lets the user do that; nil
  /// where the bar has no such button.
  public let leadingColumn: BarItem?
  /// The same at the trailing side.
  public let trailingColumn: BarItem?
  /// The screen's items for the leading end.
  public let leading: [BarItem]
  /// The screen's items for the trailing end.
  public let trailing: [BarItem]
  /// The screen's search field, or nil.
  public let search: BarSearch?
  /// The screen's work that goes on, or nil.
  public let progress: ProgressNode?
  /// How the content stands to the bar.
  public let scrollState: ScrollState
  /// The screen's own colour, or nil.
  public let tint: Paint?
  /// The words that Nav itself shows.
  public let wording: Wording
  /// Where the bar is shown.
  public let traits: Traits
  /// The theme in force; a style reads roles from it.
  public let theme: Theme

  let makePath: @MainActor (Int) -> BarPath
  let showMenu: @MainActor @Sendable ([BarItem]) -> Void

  /// The way that led to the screen, at most so many steps of it; it is looked for when it is asked
  /// for, and screens on it that were never shown are made for their titles.
  ///
  /// - Complexity: O(steps).
  public func path(atMost count: Int) -> BarPath { makePath(count) }

  /// A button that opens a menu of items.
  ///
  /// - Parameters:
  ///   - items: the items.
  ///   - form: how the button looks.
  ///   - ground: the colour behind a round one, or nil for the usual one.
  public func menuButton(
    _ items: [BarItem], form: ButtonNode.Form = .plain, ground: Paint? = nil
  ) -> ButtonNode {
    let showMenu = showMenu
    return ButtonNode(
      "", symbol: .more, label: wording.more, role: .menu, form: form, ground: ground
    ) { showMenu(items) }
  }
}
