extension Move {
  /// The container that a move is asked of; found when the move is made, not when it is asked for.
  public enum Target: Hashable, Sendable, CustomStringConvertible {
    /// A container.
    case container(ContainerID)
    /// The container whose navigator has a tag.
    case tagged(String)
    /// The outermost container.
    case root
    /// The stack that the user is in.
    case front

    /// The target as text, as logs show it.
    public var description: String {
      switch self {
      case .container(let id): id.description
      case .tagged(let tag): "“\(tag)”"
      case .root: "root"
      case .front: "front"
      }
    }
  }
}

extension NavigationTree {
  /// The container that a target means, or nil where there is none.
  public func container(of target: Move.Target) -> ContainerID? {
    switch target {
    case .container(let id): containers.contains(id) ? id : nil
    case .tagged(let tag): containers.tags[tag]
    case .root: root
    case .front: frontStack
    }
  }

  /// The container that a target means, where it is known what shows.
  func container(of target: Move.Target, _ sight: ColumnSight) -> ContainerID? {
    target == .front ? currentStack(in: topContainer, sight) : container(of: target)
  }

  /// What is said of a target that is not there; a tag is told with those that there are.
  func missing(_ target: Move.Target) -> String {
    switch target {
    case .tagged(let tag):
      let known = containers.tags.keys.sorted().map { "“\($0)”" }.joined(separator: ", ")
      return
        "navigator tagged “\(tag)” (\(known.isEmpty ? "none has a tag" : "there are: \(known)"))"
    case .container, .root, .front: return "container \(target)"
    }
  }
}
