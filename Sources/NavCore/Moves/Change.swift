/// What a move did, as a delta that can be inverted.
public struct Change: Hashable, Sendable {
  /// The steps, in order; they take effect together.
  public let edits: [Edit]

  /// Makes a change of steps.
  public init(_ edits: [Edit]) {
    self.edits = edits
  }

  /// The change that takes this one back.
  public var inverse: Change { Change(edits.reversed().map(\.inverse)) }

  /// The entries that are gone afterwards.
  public var removed: [Entry] {
    edits.flatMap { edit -> [Entry] in
      switch edit {
      case .splice(_, _, let removed, _): removed
      case .dismiss(_, let containers): containers.entries
      case .front, .present, .memory: []
      }
    }
  }

  /// The entries that were not there before.
  public var inserted: [Entry] { inverse.removed }
}
