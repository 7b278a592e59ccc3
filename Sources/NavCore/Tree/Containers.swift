/// The containers of a tree, each under its identity: flat, so that a move touches one of them.
public struct Containers: Hashable, Sendable {
  /// The stacks.
  public internal(set) var stacks: [ContainerID: EntryStack] = [:]
  /// The sets of columns.
  public internal(set) var columns: [ContainerID: ColumnSet] = [:]
  /// The sets of pages.
  public internal(set) var pagers: [ContainerID: PageSet] = [:]
  /// The containers that entries hold, by the entry.
  public internal(set) var held: [EntryID: ContainerID] = [:]
  /// The container that each column and each page is a part of; for what an entry holds, the stack
  /// that the entry is in.
  public internal(set) var parents: [ContainerID: ContainerID] = [:]
  /// The containers whose navigators have a tag, by the tag.
  public internal(set) var tags: [String: ContainerID] = [:]

  /// All identities, in the order in which the containers were made.
  public var ids: [ContainerID] {
    (Array(stacks.keys) + Array(columns.keys) + Array(pagers.keys)).sorted()
  }

  /// The entries of all stacks, in no order.
  public var entries: [Entry] { stacks.values.flatMap(\.entries) }

  /// Whether a container is among these.
  public func contains(_ id: ContainerID) -> Bool {
    stacks[id] != nil || columns[id] != nil || pagers[id] != nil
  }

  /// The tag of a container's navigator; the first of several by the alphabet, nil without any.
  ///
  /// - Complexity: O(tags).
  public func tag(of id: ContainerID) -> String? {
    tags.filter { $0.value == id }.keys.min()
  }

  /// A container with what it is a part of, the outermost first.
  func lineage(of id: ContainerID) -> [ContainerID] {
    var result = [id]
    while let parent = parents[result[result.count - 1]] { result.append(parent) }
    return result.reversed()
  }

  mutating func insert(_ other: Containers) {
    stacks.merge(other.stacks) { $1 }
    columns.merge(other.columns) { $1 }
    pagers.merge(other.pagers) { $1 }
    held.merge(other.held) { $1 }
    parents.merge(other.parents) { $1 }
    tags.merge(other.tags) { $1 }
  }

  mutating func remove(_ other: Containers) {
    for id in other.stacks.keys { stacks[id] = nil }
    for id in other.columns.keys { columns[id] = nil }
    for id in other.pagers.keys { pagers[id] = nil }
    for entry in other.held.keys { held[entry] = nil }
    for id in other.parents.keys { parents[id] = nil }
    for tag in other.tags.keys { tags[tag] = nil }
  }

  /// The containers within one, itself included, the outer before the inner.
  func ids(in id: ContainerID) -> [ContainerID] {
    let parts =
      columns[id]?.columns.map(\.container) ?? pagers[id]?.pages.map(\.container)
      ?? holders(in: id).compactMap { held[$0] }
    return parts.isEmpty ? [id] : [id] + parts.flatMap(ids(in:))
  }

  /// A container with all that is in it.
  func subtree(of id: ContainerID) -> Containers {
    var result = Containers()
    let inner = Set(ids(in: id))
    for id in inner {
      result.stacks[id] = stacks[id]
      result.columns[id] = columns[id]
      result.pagers[id] = pagers[id]
      result.parents[id] = parents[id]
    }
    result.held = held.filter { inner.contains($0.value) }
    result.tags = tags.filter { inner.contains($0.value) }
    return result
  }
}
