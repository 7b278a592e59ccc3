@testable import NavCore

extension NavigationTree {
  /// Checks what holds of every change from this tree to another.
  ///
  /// - Returns: what is wrong, or nil.
  func problem(with change: Change, to after: NavigationTree) -> String? {
    var tree = after
    tree.apply(change.inverse)
    guard tree == self else { return "the inverse does not give the tree before" }
    tree.apply(change)
    guard tree == after else { return "the change does not give the tree after" }
    let (old, new) = (entryIDs, after.entryIDs)
    guard change.removed.count == old.subtracting(new).count,
      Set(change.removed.map(\.id)) == old.subtracting(new)
    else { return "it says that \(change.removed) are gone" }
    guard change.inserted.count == new.subtracting(old).count,
      Set(change.inserted.map(\.id)) == new.subtracting(old)
    else { return "it says that \(change.inserted) are new" }
    return after.problem
  }

  /// The identities of all entries.
  var entryIDs: Set<EntryID> { Set(containers.entries.map(\.id)) }

  /// Checks what holds of every tree.
  ///
  /// - Returns: what is wrong, or nil.
  var problem: String? {
    let entries = containers.entries
    if Set(entries.map(\.id)).count != entries.count { return "two entries have one identity" }
    if containers.stacks.values.contains(where: \.entries.isEmpty) { return "an empty stack" }
    if Set(containers.ids).count != containers.ids.count { return "two containers in one" }
    if containers.stacks[frontStack] == nil { return "no stack in front" }
    for (id, set) in containers.columns {
      if set.visibility[set.front] == .hidden { return "a hidden column is in front" }
      if set.visibility.values.contains(.automatic) { return "a wish that is none is kept" }
      if set.columns.contains(where: { containers.parents[$0.container] != id }) {
        return "a column of \(id) is another's"
      }
    }
    for (id, set) in containers.pagers {
      if set.index(of: set.selection) == nil { return "\(id) has no selected page" }
      if set.pages.contains(where: { containers.parents[$0.container] != id }) {
        return "a page of \(id) is another's"
      }
    }
    if containers.tags.values.contains(where: { !containers.contains($0) }) {
      return "a tag of what is gone"
    }
    return holdingProblem
  }

  /// Checks what holds of entries that hold containers: each is in its stack, and every container is
  /// reached from a layer.
  private var holdingProblem: String? {
    for (entry, id) in containers.held {
      guard let stack = containers.parents[id], containers.contains(id) else {
        return "what \(entry) holds is gone"
      }
      if containers.stacks[stack]?.index(of: entry) == nil {
        return "\(entry) holds \(id), and is not in \(stack)"
      }
    }
    let reached = ([root] + presentations.map(\.container)).flatMap(containers.ids(in:))
    if reached.sorted() != containers.ids { return "of \(containers.ids) are reached \(reached)" }
    for id in reached {
      for inner in containers.ids(in: id).dropFirst() where containers.parents[inner] == nil {
        return "\(inner) in \(id) is in nothing"
      }
    }
    let roots = Set([root] + presentations.map(\.container))
    if Set(containers.parents.keys) != Set(reached).subtracting(roots) {
      return "not all that is in something is there: \(containers.parents)"
    }
    return nil
  }
}
