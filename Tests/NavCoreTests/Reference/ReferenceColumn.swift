import NavCore

/// One column of the reference.
struct ReferenceColumn: Hashable {
  /// What was asked for the column.
  enum Wish: String, Hashable, CaseIterable {
    case automatic
    case shown
    case hidden
  }

  let role: ColumnRole
  var node: ReferenceNode
  var wish = Wish.automatic
}
