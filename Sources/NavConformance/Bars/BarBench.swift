import NavCore

/// An app that shows a bar of a style in a situation, and notes what comes of its buttons.
@MainActor final class BarBench {
  let model: NavigationModel
  private let composer: Composer
  private let notes: BarNotes
  private let isScrolled: Bool
  private var isPrepared = false

  init(_ style: any BarStyle, _ situation: BarSituation) {
    let notes = BarNotes()
    let app = NavApp("Conformance", registry: Registry(), root: situation.plan(notes))
      .bar(WatchedBar(style: style, title: situation.title, notes: notes))
      .columns(SideBySide())
    self.notes = notes
    model = NavigationModel(app)
    model.update(traits: situation.traits)
    if let plan = situation.presentedPlan(notes) { model.front.present(plan) }
    composer = Composer(model)
    isScrolled = situation.isScrolled
  }

  /// The bar of the screen.
  var bar: BarFrame? {
    prepare()
    return composer.frame().frontStack?.bar
  }

  /// What the style was given for it.
  var configuration: BarConfiguration? { notes.configuration }

  /// Makes the first frame, which buttons can be pressed in, and moves the content out of its
  /// beginning.
  private func prepare() {
    guard !isPrepared else { return }
    isPrepared = true
    let frame = composer.frame()
    guard isScrolled, let area = frame.frontStack?.body.firstScrollArea,
      let context = notes.context
    else { return }
    context.state.scroll[area] = EntryState.Scroll(offset: 3)
    _ = composer.frame()
  }

  /// Presses a button.
  func press(_ id: NodeID) -> BarEffect {
    prepare()
    return observing { composer.activate(id) }
  }

  /// Gives an answer of the menu that is open.
  func answer(_ choice: Prompt.Choice) -> BarEffect {
    observing { model.answer(choice) }
  }

  /// Makes a move as the user does.
  func move(_ action: Move.Action) -> BarEffect {
    observing { model.front.perform(action, animated: false, cause: .user) }
  }

  private func observing(_ use: () -> Void) -> BarEffect {
    let before = position
    notes.pressed = []
    use()
    if let prompt = model.prompt { return .asks(prompt) }
    if position != before { return .moved(position) }
    return notes.pressed.first.map(BarEffect.item) ?? .nothing
  }

  private var position: BarPosition {
    BarPosition(
      depth: model.front.entries.count, presentations: model.tree.presentations.count,
      columns: model.tree.containers.columns.values.map(\.visibility))
  }
}

/// What happens in the app of a bench.
@MainActor final class BarNotes {
  var pressed: [Int] = []
  var configuration: BarConfiguration?
  var context: ScreenContext?
}

/// A style that notes what it is given for the screen of a title.
private struct WatchedBar: BarStyle {
  let style: any BarStyle
  let title: String
  let notes: BarNotes

  var name: String { style.name }

  func makeBar(_ configuration: BarConfiguration) -> Bar {
    if configuration.title == title { notes.configuration = configuration }
    return style.makeBar(configuration)
  }
}

/// Sidebar and detail wherever there are both; the sidebar can be hidden and shown again.
private struct SideBySide: ColumnStyle {
  let name = "side-by-side"

  func arrange(
    _ configuration: ColumnConfiguration, memory: inout ColumnMemory
  ) -> ColumnArrangement {
    let room = configuration.width
    let isHidden = configuration.visibility(of: .sidebar) == .hidden
    return ColumnArrangement(
      isHidden
        ? [.init(.detail, width: room)]
        : configuration.roles.map { .init($0, width: room / Double(configuration.roles.count)) },
      permissions: isHidden ? [.reveal] : [.hide])
  }
}

extension Node {
  /// The identity of the first area that can be moved.
  fileprivate var firstScrollArea: NodeID? {
    if case .scroll = kind { return id }
    return children.lazy.compactMap(\.firstScrollArea).first
  }
}
