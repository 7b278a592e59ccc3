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

  /// The stack that the user is in.
  public var frontStack: ContainerID { frontStack(in: topContainer) }

  /// The stack in front within a container; the container itself where it is a stack.
  public func frontStack(in id: ContainerID) -> ContainerID {
    guard let set = containers.columns[id] else { return id }
    return frontStack(in: set.frontContainer)
  }

  /// The set of columns that a container is a column of, or nil.
  public func columns(around id: ContainerID) -> ContainerID? {
    containers.columns.first { $0.value.columns.contains { $0.container == id } }?.key
  }

  /// The presentation that a container is in, as an index, or nil in the root.
  public func presentation(around id: ContainerID) -> Int? {
    presentations.firstIndex { containers.subtree(of: $0.container).contains(id) }
  }
}
