/// An app's whole navigation as one value: containers and presentations.
///
/// Only moves change it; each change is a delta that can be inverted.
public struct NavigationTree: Hashable, Sendable {
  /// The outermost container.
  public let root: ContainerID
  /// Every container, also those of presentations.
  public internal(set) var containers: Containers
  /// What is presented, the first at the bottom.
  public internal(set) var presentations: [Presentation] = []

  init(root: ContainerID, containers: Containers) {
    self.root = root
    self.containers = containers
  }

  /// The container on top: that of the last presentation, or the root.
  public var topContainer: ContainerID { presentations.last?.container ?? root }

  /// The root and the presentations above it, without what a cover hides; the lowest first.
  var layersInSight: [(kind: Presentation.Kind?, container: ContainerID)] {
    let all = [(nil, root)] + presentations.map { ($0.kind as Presentation.Kind?, $0.container) }
    let lowest = presentations.lastIndex { $0.kind == .cover }.map { $0 + 1 } ?? 0
    return Array(all[lowest...])
  }

  /// The stack that the user was in last; ``NavigationModel/front`` is the one that they are in,
  /// which is another where that one's column does not show.
  public var frontStack: ContainerID { frontStack(in: topContainer) }

  /// The stack in front within a container, the innermost one: of columns the one in front, of pages
  /// that of the selected page, and of a stack whose top holds a container the one in front there.
  public func frontStack(in id: ContainerID) -> ContainerID {
    let stack = outerStack(in: id)
    return containers.heldOnTop(of: stack).map(frontStack(in:)) ?? stack
  }

  /// The outermost stack in front within a container: the container itself where it is a stack,
  /// whatever its top holds.
  func outerStack(in id: ContainerID) -> ContainerID {
    if let set = containers.columns[id] { return set.frontContainer }
    if let set = containers.pagers[id] { return outerStack(in: set.selection) }
    return id
  }

  /// The stack within a container that the user is in, the innermost one, where it is known what
  /// shows.
  func currentStack(in id: ContainerID, _ sight: ColumnSight) -> ContainerID {
    let stack = outerCurrentStack(in: id, sight)
    return containers.heldOnTop(of: stack).map { currentStack(in: $0, sight) } ?? stack
  }

  /// The outermost stack within a container that the user is in: the one that moves mean which are
  /// asked of the container.
  func outerCurrentStack(in id: ContainerID, _ sight: ColumnSight) -> ContainerID {
    if let set = containers.columns[id] {
      let role = sight.arrange(self, id, set)?.current(set.front)
      return role.flatMap(set.container(of:)) ?? set.frontContainer
    }
    if let set = containers.pagers[id] { return outerCurrentStack(in: set.selection, sight) }
    return id
  }

  /// The tops of the stacks that a container may show: of columns all, of pages those of the
  /// selected one, each before those in what it holds.
  func tops(in id: ContainerID) -> [Entry] {
    if let set = containers.columns[id] { return set.columns.flatMap { tops(in: $0.container) } }
    if let set = containers.pagers[id] { return tops(in: set.selection) }
    guard let top = containers.stacks[id]?.top else { return [] }
    return [top] + (containers.heldOnTop(of: id).map(tops(in:)) ?? [])
  }

  /// The set of columns that a container is a column of, or nil.
  public func columns(around id: ContainerID) -> ContainerID? {
    containers.parents[id].flatMap { containers.columns[$0] == nil ? nil : $0 }
  }

  /// The nearest columns around a container, that it is in a column of, with that column; nil where
  /// there are none.
  ///
  /// - Complexity: O(depth of containers in each other).
  package func nearestColumn(
    around id: ContainerID
  ) -> (id: ContainerID, set: ColumnSet, role: ColumnRole)? {
    var inner = id
    while let outer = containers.parents[inner] {
      if let set = containers.columns[outer], let role = set.role(of: inner) {
        return (outer, set, role)
      }
      inner = outer
    }
    return nil
  }

  /// The presentation that a container is in, as an index, or nil in the root.
  ///
  /// - Complexity: O(depth of containers in each other + presentations).
  public func presentation(around id: ContainerID) -> Int? {
    let outermost = containers.lineage(of: id)[0]
    return presentations.lastIndex { $0.container == outermost }
  }

  /// Where an entry stands: its stack, and its place in it.
  ///
  /// - Complexity: O(entries); where a stack is given that holds it, O(entries above it).
  public func place(
    of entry: EntryID, near stack: ContainerID? = nil
  ) -> (stack: ContainerID, index: Int)? {
    if let stack, let index = containers.stacks[stack]?.index(of: entry) { return (stack, index) }
    for (id, stack) in containers.stacks {
      if let index = stack.index(of: entry) { return (id, index) }
    }
    return nil
  }
}
