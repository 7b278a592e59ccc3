/// What a move did, as a delta that can be inverted.
public struct Change: Hashable, Sendable {
  /// The steps, in order; they take effect together.
  public let edits: [Edit]

  /// Makes a change of steps.
  public init(_ edits: [Edit]) {
    self.edits = edits
  }

  /// The change with more steps at its end.
  func followed(by more: [Edit]) -> Change { more.isEmpty ? self : Change(edits + more) }

  /// The change that takes this one back.
  public var inverse: Change { Change(edits.reversed().map(\.inverse)) }

  /// The entries that are gone afterwards.
  ///
  /// - Complexity: O(1) for what one step takes from one stack, else O(entries removed and inserted).
  public var removed: ArraySlice<Entry> { net(Self.taken(by:), less: Self.brought(by:)) }

  /// The entries that were not there before.
  ///
  /// - Complexity: as that of ``removed``.
  public var inserted: ArraySlice<Entry> { net(Self.brought(by:), less: Self.taken(by:)) }

  /// The entries that are on one side in the end, in the order of the steps: not those that another
  /// step has on the other side, as when an entry goes to another stack, or comes and goes.
  private func net(
    _ entries: (Edit) -> ArraySlice<Entry>, less others: (Edit) -> ArraySlice<Entry>
  ) -> ArraySlice<Entry> {
    if edits.count == 1 { return entries(edits[0]) }
    var balance: [EntryID: Int] = [:]
    for edit in edits {
      for entry in entries(edit) { balance[entry.id, default: 0] += 1 }
      for entry in others(edit) { balance[entry.id, default: 0] -= 1 }
    }
    return edits.flatMap(entries).filter { balance.updateValue(0, forKey: $0.id) == 1 }[...]
  }

  /// The entries that are gone afterwards, those of a stack from its top down, what an entry holds
  /// before the entry.
  var removedUppermostFirst: [Entry] {
    if edits.count == 1 { return removed.reversed() }
    var held: [EntryID: [Entry]] = [:]
    for edit in edits {
      if case .release(let entry, _, _) = edit { held[entry] = Self.taken(by: edit).reversed() }
    }
    var gone = Set(removed.map(\.id))
    func uppermostFirst(_ entries: some Sequence<Entry>) -> [Entry] {
      entries.flatMap { (held[$0.id] ?? []) + [$0] }
    }
    return edits.flatMap { edit -> [Entry] in
      if case .release(let entry, _, _) = edit, gone.contains(entry) { return [] }
      return uppermostFirst(Self.taken(by: edit).reversed())
    }.filter { gone.remove($0.id) != nil }
  }

  private static func brought(by edit: Edit) -> ArraySlice<Entry> { taken(by: edit.inverse) }

  private static func taken(by edit: Edit) -> ArraySlice<Entry> {
    switch edit {
    case .splice(_, _, let removed, _): removed
    case .dismiss(let presentation, let containers):
      containers.entries(in: presentation.container)[...]
    case .release(_, let id, let containers): containers.entries(in: id)[...]
    case .pages(_, let old, _, let containers, _):
      old.filter { containers.contains($0.container) }
        .flatMap { containers.entries(in: $0.container) }[...]
    case .front, .resting, .visibility, .select, .hold, .follow, .present, .memory, .tag: []
    }
  }

  /// The stacks that lost or gained entries, also those that are gone.
  var changedStacks: [ContainerID] {
    edits.flatMap { edit -> [ContainerID] in
      switch edit {
      case .splice(let id, _, _, _): [id]
      case .dismiss(_, let inner), .present(_, let inner), .hold(_, _, let inner),
        .release(_, _, let inner):
        Array(inner.stacks.keys)
      case .pages(_, _, _, let old, let new): Array(old.stacks.keys) + Array(new.stacks.keys)
      case .front, .resting, .visibility, .select, .follow, .memory, .tag: []
      }
    }
  }

  /// The entries of the presentations that are taken away.
  var dismissed: [Entry] {
    edits.flatMap { edit -> ArraySlice<Entry> in
      if case .dismiss = edit { Self.taken(by: edit) } else { [] }
    }
  }

  /// The pages that are turned in the end: what a later step takes back is none.
  var turns: [(from: ContainerID, to: ContainerID)] {
    var turns: [(pager: ContainerID, from: ContainerID, to: ContainerID)] = []
    for case .select(let pager, let old, let new) in edits {
      if let index = turns.firstIndex(where: { $0.pager == pager }) {
        turns[index].to = new
      } else {
        turns.append((pager, old, new))
      }
    }
    return turns.filter { $0.from != $0.to }.map { ($0.from, $0.to) }
  }
}
