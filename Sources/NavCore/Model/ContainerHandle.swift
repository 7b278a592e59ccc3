/// The navigator of a container: reads its part of the tree, observed by a pulse of its own.
@MainActor final class ContainerHandle: Navigator {
  let container: ContainerID
  let tag: String?
  let pulse = Pulse()
  private weak let model: NavigationModel?

  init(_ container: ContainerID, tag: String?, model: NavigationModel) {
    self.container = container
    self.tag = tag
    self.model = model
  }

  var entries: [Entry] {
    pulse.read()
    guard let model else { return [] }
    if let set = model.currentTree.containers.columns[container] {
      return model.handle(of: set.frontContainer).entries
    }
    return model.currentTree.containers.stacks[container]?.entries ?? []
  }

  var frontColumn: ColumnRole? {
    pulse.read()
    return model?.currentTree.containers.columns[container]?.front
  }

  func perform(_ action: Move.Action, animated: Bool, cause: Move.Cause) -> Outcome {
    guard let model else { return .notFound("the model of container \(container)") }
    return model.perform(Move(action, in: container, animated: animated, cause: cause))
  }
}
