import NavCore

/// An app that shows pages with chrome of a style.
@MainActor final class PagerBench {
  private let model: NavigationModel
  private let composer: Composer
  /// What the pages are called for those who don't see them.
  private(set) var labels: [String] = []

  init(_ style: any PagerStyle, _ situation: PagerSituation) {
    let pages = (0..<situation.count).map { index in
      PagePlan(
        PagerSituation.title(index), symbol: situation.isRich ? .document : nil,
        badge: situation.isRich && index == 1 ? "3" : nil, .stack(.screen(Screen("") {})))
    }
    var plan = ContainerPlan.pager(pages, selection: situation.selection, axis: situation.axis)
    if situation.hasEnd { plan = plan.finishingPages {} }
    let notes = PagerNotes()
    let app = NavApp("Conformance", registry: Registry(), root: plan)
      .pager(WatchedPager(style: style, notes: notes))
    model = NavigationModel(app)
    model.update(traits: situation.traits)
    composer = Composer(model)
    _ = composer.frame()
    labels = notes.labels
  }

  var pager: PagerFrame? { composer.frame().pagers.first }

  /// The page that is selected once a button was pressed.
  func press(_ id: NodeID) -> Int? {
    composer.activate(id)
    defer { if let prompt = model.prompt { model.answer(prompt.cancelChoice) } }
    return model.root.selectedPage
  }
}

/// What a style is told of the pages.
@MainActor private final class PagerNotes {
  var labels: [String] = []
}

/// A style that notes what it is told of some pages.
private struct WatchedPager: PagerStyle {
  let style: any PagerStyle
  let notes: PagerNotes

  var name: String { style.name }

  func makeChrome(_ configuration: PagerConfiguration) -> PagerChrome {
    let known = min(configuration.count, 24)
    notes.labels = (0..<known).map { configuration.page(at: $0).label }
    return style.makeChrome(configuration)
  }
}
