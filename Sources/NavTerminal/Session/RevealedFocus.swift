import NavCore
import NavLayout

/// What was brought into sight, and under which circumstances: while all of it stays the same it is
/// not done again, so that what the user scrolls stays where it is.
struct RevealedFocus: Equatable {
  let entry: EntryID
  let focus: NodeID
  let row: Int?
  let size: LayoutSize
  /// The numbers of rows of the lists that are there.
  let counts: [Int?]
}
