extension Containers {
  /// The entries of a stack that hold containers, in the order in which they were made; none where the
  /// container is no stack.
  ///
  /// - Complexity: O(entries that hold containers).
  func holders(in stack: ContainerID) -> [EntryID] {
    guard !held.isEmpty else { return [] }
    return held.filter { parents[$0.value] == stack }.keys.sorted { $0.rawValue < $1.rawValue }
  }

  /// The entry that holds a container, or nil for one that is no entry's own.
  ///
  /// - Complexity: O(entries that hold containers).
  func holder(of id: ContainerID) -> EntryID? { held.first { $0.value == id }?.key }

  /// The nearest entry around a container that holds it, or what it is a part of, with the entry's
  /// stack; nil where none does.
  func holder(around id: ContainerID) -> (entry: EntryID, stack: ContainerID)? {
    guard !held.isEmpty else { return nil }
    var inner = id
    while let outer = parents[inner] {
      if stacks[outer] != nil { return holder(of: inner).map { ($0, outer) } }
      inner = outer
    }
    return nil
  }

  /// The container that the top of a stack holds, or nil.
  func heldOnTop(of stack: ContainerID) -> ContainerID? {
    held.isEmpty ? nil : stacks[stack].flatMap { held[$0.top.id] }
  }

  /// All entries in a container: those of a stack from its root up, each before what it holds.
  func entries(in id: ContainerID) -> [Entry] {
    guard let stack = stacks[id] else {
      let parts = columns[id]?.columns.map(\.container) ?? pagers[id]?.pages.map(\.container)
      return (parts ?? []).flatMap(entries(in:))
    }
    guard !holders(in: id).isEmpty else { return stack.entries }
    return stack.entries.flatMap { [$0] + (held[$0.id].map(entries(in:)) ?? []) }
  }
}
