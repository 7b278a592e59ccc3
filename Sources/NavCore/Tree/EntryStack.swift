/// A stack: its entries from the root to the top. It is never empty.
public struct EntryStack: Hashable, Sendable {
  /// The entries, root first.
  public internal(set) var entries: [Entry]

  init(entries: [Entry]) {
    precondition(!entries.isEmpty, "a stack has at least its root")
    self.entries = entries
  }

  /// The entry at the bottom.
  public var root: Entry { entries[0] }

  /// The entry that is shown.
  public var top: Entry { entries[entries.count - 1] }

  /// The entries above the root.
  public var path: ArraySlice<Entry> { entries.dropFirst() }

  /// Where an entry stands, counted from the root, or nil where it is not here.
  ///
  /// - Complexity: O(entries above it).
  public func index(of entry: EntryID) -> Int? { entries.lastIndex { $0.id == entry } }
}
