/// The navigator of a container: reads its part of the tree, observed by a pulse of its own.
@MainActor final class ContainerHandle: Navigator {
  let container: ContainerID
  let pulse = Pulse()
  private(set) weak var model: NavigationModel?

  init(_ container: ContainerID, model: NavigationModel) {
    self.container = container
    self.model = model
  }

  var tag: String? {
    guard let model else { return nil }
    model.presentationsPulse.read()
    return model.currentTree.containers.tag(of: container)
  }

  var entries: [Entry] {
    pulse.read()
    guard let containers = model?.currentTree.containers else { return [] }
    if let stack = containers.stacks[container] { return stack.entries }
    let inner =
      containers.columns[container]?.frontContainer ?? containers.pagers[container]?.selection
    return inner.flatMap { model?.handle(of: $0).entries } ?? []
  }

  var frontColumn: ColumnRole? {
    pulse.read()
    return model?.currentTree.containers.columns[container]?.front
  }

  var selectedPage: Int? {
    pulse.read()
    return model?.currentTree.containers.pagers[container]?.selectedIndex
  }

  func perform(
    _ action: Move.Action, animated: Bool, cause: Move.Cause, then completion: MoveCompletion?
  ) -> Outcome {
    guard let model else {
      let outcome = Outcome.notFound("the model of container \(container)")
      completion?(outcome)
      return outcome
    }
    return model.perform(
      Move(action, in: container, animated: animated, cause: cause), then: completion)
  }
}
