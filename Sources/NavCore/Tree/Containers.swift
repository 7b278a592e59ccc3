/// The containers of a tree, each under its identity: flat, so that a move touches one of them.
public struct Containers: Hashable, Sendable {
  /// The stacks.
  public internal(set) var stacks: [ContainerID: EntryStack] = [:]
  /// The sets of columns.
  public internal(set) var columns: [ContainerID: ColumnSet] = [:]

  /// All identities, in the order in which the containers were made.
  public var ids: [ContainerID] { (Array(stacks.keys) + Array(columns.keys)).sorted() }

  /// The entries of all stacks, in no order.
  public var entries: [Entry] { stacks.values.flatMap(\.entries) }

  /// Whether a container is among these.
  public func contains(_ id: ContainerID) -> Bool {
    stacks[id] != nil || columns[id] != nil
  }

  mutating func insert(_ other: Containers) {
    stacks.merge(other.stacks) { $1 }
    columns.merge(other.columns) { $1 }
  }

  mutating func remove(_ other: Containers) {
    for id in other.stacks.keys { stacks[id] = nil }
    for id in other.columns.keys { columns[id] = nil }
  }

  /// A container with all that it holds.
  func subtree(of id: ContainerID) -> Containers {
    var result = Containers()
    if let stack = stacks[id] { result.stacks[id] = stack }
    if let set = columns[id] {
      result.columns[id] = set
      for column in set.columns { result.insert(subtree(of: column.container)) }
    }
    return result
  }
}
