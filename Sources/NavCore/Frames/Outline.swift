/// What is to be shown, before anything of it is composed: read from the model under observation.
@MainActor struct Outline {
  /// A stack that shows.
  struct Stack {
    let container: ContainerID
    let entry: Entry
    let back: EntryPart.BackTarget
    /// Whether there is a way home, or nil where home means nothing: at the root of a presentation.
    let canGoHome: Bool?
    let focus: NodeID?
    let scroll: [NodeID: EntryState.Scroll]
  }

  /// A container that shows.
  enum Content {
    case stack(Stack)
    case columns(ContainerID, style: String, ColumnArrangement, [Stack])

    var stacks: [Stack] {
      switch self {
      case .stack(let stack): [stack]
      case .columns(_, _, _, let stacks): stacks
      }
    }
  }

  let traits: Traits
  let layers: [(Presentation.Kind?, Content)]
  let front: ContainerID
  let prompt: Prompt?
  let promptFocus: NodeID?
  let promptScroll: [NodeID: EntryState.Scroll]

  init(_ model: NavigationModel) {
    traits = model.traits
    _ = model.styles
    model.presentationsPulse.read()
    let tree = model.currentTree
    prompt = model.prompt
    promptFocus = model.promptFocus
    promptScroll = model.promptScroll
    front = tree.frontStack
    layers = tree.layersInSight.map { kind, container in
      (kind, Self.content(container, presented: kind != nil, model))
    }
  }

  private static func content(
    _ id: ContainerID, presented: Bool, _ model: NavigationModel
  ) -> Content {
    model.handle(of: id).pulse.read()
    if let pages = model.currentTree.containers.pagers[id] {
      return content(pages.selection, presented: presented, model)
    }
    guard let set = model.currentTree.containers.columns[id] else {
      return .stack(stack(id, below: presented ? .close : .none, model))
    }
    for column in set.columns { model.handle(of: column.container).pulse.read() }
    let arrangement = model.arrangement(of: id)
    var lower = presented ? EntryPart.BackTarget.close : .none
    // Back leads to the column before where that is not in sight.
    let hidden = set.roleBeforeFront.flatMap { role in
      arrangement.shown.contains { $0.role == role } ? nil : role
    }
    if let hidden, let container = set.container(of: hidden),
      let entry = model.currentTree.containers.stacks[container]?.top
    {
      lower = .entry(entry, in: container)
    }
    let stacks = arrangement.shown.map { column in
      let container =
        column.role == .single
        ? set.frontContainer : set.container(of: column.role) ?? set.frontContainer
      let isLeading =
        container == set.frontContainer && (hidden != nil || column.role == .single)
        || column.role == set.columns[0].role
      return stack(container, below: isLeading ? lower : .none, model)
    }
    let style = model.columnStyle(of: id)?.name ?? ""
    return .columns(id, style: style, arrangement, stacks)
  }

  private static func stack(
    _ id: ContainerID, below: EntryPart.BackTarget, _ model: NavigationModel
  ) -> Stack {
    model.handle(of: id).pulse.read()
    guard let stack = model.currentTree.containers.stacks[id] else {
      preconditionFailure("a tree shows only stacks that it holds")
    }
    let entries = stack.entries
    let record = model.record(of: stack.top, in: id)
    record.view.read()
    let back: EntryPart.BackTarget =
      entries.count > 1 ? .entry(entries[entries.count - 2], in: id) : below
    return Stack(
      container: id, entry: stack.top, back: back,
      canGoHome: back == .close ? nil : !model.currentTree.isHome(id),
      focus: record.state.focus, scroll: record.state.scroll)
  }
}
