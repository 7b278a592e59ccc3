import NavCore

/// Which entry and which container of the engine stands for which of the reference.
struct ReferenceNames {
  /// What stands for what.
  struct Known {
    fileprivate var entries: [Int: EntryID] = [:]
    fileprivate var containers: [Int: ContainerID] = [:]
  }

  /// What is known now; put back, what was found since is forgotten, but not that it was seen.
  var known = Known()
  private var seenEntries: Set<EntryID> = []
  private var seenContainers: Set<ContainerID> = []

  /// The engine's entry; one that is nowhere for a number that is not known.
  func entry(_ number: Int) -> EntryID { known.entries[number] ?? EntryID(rawValue: -1) }

  /// The engine's container; one that is nowhere for a number that is not known.
  func container(_ number: Int) -> ContainerID {
    known.containers[number] ?? ContainerID(rawValue: -1)
  }

  /// Compares the engine's tree with the reference's, place by place: what was there before has the
  /// identity that it had, what is new has one that was never seen.
  ///
  /// - Returns: the first difference, or nil.
  mutating func difference(
    of tree: NavigationTree, from reference: ReferenceTree
  ) -> String? {
    guard tree.presentations.count == reference.layers.count - 1 else {
      return "\(tree.presentations.count) presentations"
    }
    if let difference = difference(of: tree.root, in: tree, from: reference.layers[0].node) {
      return difference
    }
    for (presentation, layer) in zip(tree.presentations, reference.layers.dropFirst()) {
      guard presentation.kind == layer.kind else { return "a \(presentation.kind)" }
      // A batch may have taken the presenter away again before anyone saw it.
      let presenter = layer.presenter.flatMap { known.entries[$0] }
      guard presentation.presenter == presenter || presenter == nil && layer.presenter != nil else {
        return "presented by \(presentation.presenter?.description ?? "none")"
      }
      if let difference = difference(of: presentation.container, in: tree, from: layer.node) {
        return difference
      }
    }
    guard tree.containers.ids.count == reference.nodes.count else {
      return "containers that are nowhere: \(tree.containers.ids)"
    }
    guard tree.containers.tags == reference.tags.mapValues(container) else {
      return "tags \(tree.containers.tags)"
    }
    return nil
  }

  private mutating func difference(
    of id: ContainerID, in tree: NavigationTree, from node: ReferenceNode
  ) -> String? {
    if let old = known.containers[node.number] {
      guard old == id else { return "container \(id) in place of \(old)" }
    } else {
      guard seenContainers.insert(id).inserted else { return "container \(id) again" }
      known.containers[node.number] = id
    }
    switch node.content {
    case .stack(let items):
      guard let stack = tree.containers.stacks[id] else { return "\(id) is no stack" }
      return difference(of: stack, in: tree, from: items, in: id)
    case .columns(let columns, let front):
      guard let set = tree.containers.columns[id] else { return "\(id) is no set of columns" }
      guard set.columns.map(\.role) == columns.map(\.role) else { return "roles in \(id)" }
      guard set.front == front else { return "\(set.front) in front in \(id)" }
      for (column, made) in zip(columns, set.columns) {
        let wish = set.visibility[column.role] ?? .automatic
        guard wish.rawValue == column.wish.rawValue else { return "\(column.role) is \(wish)" }
        if let difference = difference(of: made.container, in: tree, from: column.node) {
          return difference
        }
      }
    case .pager(let pages, let selected):
      guard let set = tree.containers.pagers[id] else { return "\(id) is no pager" }
      guard set.pages.count == pages.count else { return "\(set.pages.count) pages in \(id)" }
      guard set.selectedIndex == selected else { return "page \(set.selectedIndex) in \(id)" }
      for (page, made) in zip(pages, set.pages) {
        if let difference = difference(of: made.container, in: tree, from: page) {
          return difference
        }
      }
    }
    return nil
  }

  private mutating func difference(
    of stack: EntryStack, in tree: NavigationTree, from items: [ReferenceItem], in id: ContainerID
  ) -> String? {
    guard stack.entries.map(\.route?.description) == items.map(\.route) else {
      return "\(stack.entries.map(\.text)) in \(id)"
    }
    for (item, entry) in zip(items, stack.entries) {
      if let old = known.entries[item.number] {
        guard old == entry.id else { return "entry \(entry.id) in place of \(old)" }
      } else {
        guard seenEntries.insert(entry.id).inserted else { return "entry \(entry.id) again" }
        known.entries[item.number] = entry.id
      }
      let held = tree.containers.held[entry.id]
      guard (held == nil) == item.held.isEmpty else { return "\(entry.id) holds \(held ?? id)" }
      if let held, let difference = difference(of: held, in: tree, from: item.held[0]) {
        return difference
      }
    }
    return nil
  }
}
