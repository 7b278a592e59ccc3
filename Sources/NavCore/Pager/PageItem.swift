/// One page, as a pager's chrome shows it.
@MainActor public struct PageItem {
  /// Where it stands, counted from 0.
  public let index: Int
  /// What it is called; the title of the screen at its root where nothing else is said, its number
  /// where that has none.
  public let title: String
  /// Its symbol, or nil.
  public let symbol: SymbolRole?
  /// A short text that draws the eye to it, or nil.
  public let badge: String?
  /// Whether it is the selected one.
  public let isSelected: Bool
  /// What it is called for those who don't see it: its title, its badge, and where it stands, as in
  /// “Inbox, 3, page 2 / 4”.
  public let label: String
  /// Selects it; where it is selected already, it goes back to its root.
  public let action: @MainActor @Sendable () -> Void
}
