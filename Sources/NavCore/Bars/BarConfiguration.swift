/// What a bar may show.
@MainActor public struct BarConfiguration {
  /// The title of the screen.
  public let title: String
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
  /// The screen's own colour, or nil.
  public let tint: Paint?
  /// The words that Nav itself shows.
  public let wording: Wording
  /// Where the bar is shown.
  public let traits: Traits
  /// The theme in force; a style reads roles from it.
  public let theme: Theme
}
