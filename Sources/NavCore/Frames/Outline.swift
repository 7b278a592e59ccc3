/// What is to be shown, before anything of it is composed: read from the model under observation.
@MainActor struct Outline {
  /// A stack that shows.
  struct Stack {
    let container: ContainerID
    let entry: Entry
    let back: EntryPart.BackTarget
    /// The buttons for columns that the bar has.
    let toggles: [EntryPart.Toggle]
    /// Whether there is a way home, or nil where home means nothing: at the root of a presentation.
    let canGoHome: Bool?
    /// Whether there is more than one step to go back.
    let hasHistory: Bool
    let focus: NodeID?
    let scroll: [NodeID: EntryState.Scroll]
  }

  /// A container that shows.
  enum Content {
    case stack(Stack)
    case columns(Columns)

    var stacks: [Stack] {
      switch self {
      case .stack(let stack): [stack]
      case .columns(let columns): columns.stacks
      }
    }
  }

  /// A set of columns that shows.
  struct Columns {
    let container: ContainerID
    let style: String
    let arrangement: ColumnArrangement
    let configuration: ColumnConfiguration
    let stacks: [Stack]
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
    front = model.front.container
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
      return .stack(stack(id, below: presented ? .close : .none, [], model))
    }
    for column in set.columns { model.handle(of: column.container).pulse.read() }
    return .columns(columns(id, set, presented: presented, model))
  }

  static func stack(
    _ id: ContainerID, below: EntryPart.BackTarget, _ toggles: [EntryPart.Toggle],
    _ model: NavigationModel
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
      container: id, entry: stack.top, back: back, toggles: toggles,
      canGoHome: back == .close ? nil : !model.currentTree.isHome(id),
      hasHistory: model.history(of: id, atMost: 2).count > 1,
      focus: record.state.focus, scroll: record.state.scroll)
  }
}
