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

  /// The stack in front within a container: of columns the one in front, of pages that of the
  /// selected page; the container itself where it is a stack.
  public func frontStack(in id: ContainerID) -> ContainerID {
    if let set = containers.columns[id] { return frontStack(in: set.frontContainer) }
    if let set = containers.pagers[id] { return frontStack(in: set.selection) }
    return id
  }

  /// The stack within a container that the user is in, where it is known what shows.
  func currentStack(in id: ContainerID, _ sight: ColumnSight) -> ContainerID {
    if let set = containers.columns[id] {
      let role = sight.arrange(self, id, set)?.current(set.front)
      return role.flatMap(set.container(of:)) ?? set.frontContainer
    }
    if let set = containers.pagers[id] { return currentStack(in: set.selection, sight) }
    return id
  }

  /// The tops of the stacks that a container may show: of columns all, of pages those of the
  /// selected one.
  func tops(in id: ContainerID) -> [Entry] {
    if let set = containers.columns[id] { return set.columns.flatMap { tops(in: $0.container) } }
    if let set = containers.pagers[id] { return tops(in: set.selection) }
    return containers.stacks[id].map { [$0.top] } ?? []
  }

  /// The set of columns that a container is a column of, or nil.
  public func columns(around id: ContainerID) -> ContainerID? {
    containers.parents[id].flatMap { containers.columns[$0] == nil ? nil : $0 }
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
