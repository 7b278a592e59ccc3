/// What is to be shown, before anything of it is composed: read from the model under observation.
@MainActor struct Outline {
  /// A stack that shows.
  struct Stack {
    let container: ContainerID
    let entry: Entry
    let depth: Int
    let transition: ChosenTransition
    let back: EntryPart.BackTarget
    /// The buttons for columns that the bar has.
    let toggles: [EntryPart.Toggle]
    /// Whether there is a way home, or nil where home means nothing: at the root of a presentation.
    let canGoHome: Bool?
    /// Whether there is more than one step to go back.
    let hasHistory: Bool
    let focus: NodeID?
    let scroll: [NodeID: EntryState.Scroll]
    /// What the entry holds and shows in the place of a body, or nil.
    let content: Content?
  }

  /// A container that shows.
  indirect enum Content {
    case stack(Stack)
    case columns(Columns)
    case pager(Pages)

    var stacks: [Stack] {
      switch self {
      case .stack(let stack): [stack] + (stack.content?.stacks ?? [])
      case .columns(let columns): columns.stacks.flatMap { [$0] + ($0.content?.stacks ?? []) }
      case .pager(let pages): pages.page.stacks
      }
    }

    var pagers: [Pages] {
      switch self {
      case .stack(let stack): stack.content?.pagers ?? []
      case .columns(let columns): columns.stacks.flatMap { $0.content?.pagers ?? [] }
      case .pager(let pages): [pages] + pages.page.pagers
      }
    }
  }

  /// A pager that shows.
  struct Pages {
    let container: ContainerID
    let set: PageSet
    let style: (any PagerStyle)?
    let page: Content
    /// The pages that are loaded and don't show.
    let near: [Content]
    let transition: ChosenTransition
    /// The containers of the pages that are loaded.
    let loaded: Set<ContainerID>
  }

  /// A set of columns that shows.
  struct Columns {
    let container: ContainerID
    let style: String
    let arrangement: ColumnArrangement
    let configuration: ColumnConfiguration
    let transition: ChosenTransition
    let stacks: [Stack]
  }

  /// The app itself, or a presentation.
  struct Layer {
    let presentation: Presentation.Kind?
    let container: ContainerID
    let transition: ChosenTransition
    let content: Content
  }

  let traits: Traits
  let layers: [Layer]
  let front: ContainerID
  let prompt: Prompt?
  let dismissal: ChosenTransition
  let promptTransition: ChosenTransition
  let promptFocus: NodeID?
  let promptScroll: [NodeID: EntryState.Scroll]

  init(_ model: NavigationModel) {
    traits = model.traits
    _ = model.styles
    model.presentationsPulse.read()
    let tree = model.currentTree
    prompt = model.prompt
    dismissal = model.lastDismissal ?? .none
    promptTransition = model.promptTransition
    promptFocus = model.promptFocus
    promptScroll = model.promptScroll
    front = model.front.container
    layers = tree.layersInSight.map { kind, container in
      Layer(
        presentation: kind, container: container, transition: model.transitions[container] ?? .none,
        content: Self.content(container, presented: kind != nil, model))
    }
  }

  private static func content(
    _ id: ContainerID, presented: Bool, _ model: NavigationModel
  ) -> Content {
    model.handle(of: id).pulse.read()
    if let set = model.currentTree.containers.pagers[id] {
      return .pager(pages(id, set, presented: presented, model))
    }
    guard let set = model.currentTree.containers.columns[id] else {
      return .stack(stack(id, below: presented ? .close : .none, [], model))
    }
    for column in set.columns { model.handle(of: column.container).pulse.read() }
    return .columns(columns(id, set, presented: presented, model))
  }

  private static func pages(
    _ id: ContainerID, _ set: PageSet, presented: Bool, _ model: NavigationModel
  ) -> Pages {
    let loaded = set.pages[set.loaded].map(\.container)
    return Pages(
      container: id, set: set, style: model.pagerStyle(of: id),
      page: content(set.selection, presented: presented, model),
      near: loaded.filter { $0 != set.selection }
        .map { content($0, presented: presented, model) },
      transition: model.transitions[id] ?? .none, loaded: Set(loaded))
  }

  static func stack(
    _ id: ContainerID, below: EntryPart.BackTarget, _ toggles: [EntryPart.Toggle],
    _ model: NavigationModel, depth: Int = 0
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
      container: id, entry: stack.top, depth: depth + entries.count,
      transition: model.transitions[id] ?? .none,
      back: back, toggles: toggles,
      canGoHome: back == .close ? nil : !model.currentTree.isHome(id),
      hasHistory: model.history(of: id, atMost: 2).count > 1,
      focus: record.state.focus, scroll: record.state.scroll,
      content: model.currentTree.containers.heldOnTop(of: id).map {
        // The way out is in the bar of the entry that holds it.
        content($0, presented: false, model)
      })
  }
}
