/// A stack: its entries from the root to the top. It is never empty.
public struct EntryStack: Hashable, Sendable {
  /// The entries, root first.
  public internal(set) var entries: [Entry]
  /// The tag of the stack's navigator.
  public let tag: String?

  init(entries: [Entry], tag: String?) {
    precondition(!entries.isEmpty, "a stack has at least its root")
    self.entries = entries
    self.tag = tag
  }

  /// The entry at the bottom.
  public var root: Entry { entries[0] }

  /// The entry that is shown.
  public var top: Entry { entries[entries.count - 1] }

  /// The entries above the root.
  public var path: ArraySlice<Entry> { entries.dropFirst() }
}
