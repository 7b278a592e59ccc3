import NavCore

/// Goes a page on, makes the frame, goes back and makes the frame, amid so many pages.
@MainActor struct EngineTurnPage: Contender {
  private let composer: Composer
  private let pages: Int

  init(pages: Int) {
    self.pages = pages
    let plans = (0..<pages).map { PagePlan("Page \($0)", .stack(Page.item($0))) }
    let model = NavigationModel.showing(.pager(plans, selection: pages / 2))
    model.update(traits: .terminal(columns: 80, rows: 24))
    composer = Composer(model)
  }

  func run(_ count: Int) throws(WrongResult) -> Sample {
    let root = composer.model.root
    let before = composer.frame()
    let duration = ContinuousClock().measure {
      for _ in 0..<count {
        root.select(.next)
        blackHole(composer.frame())
        root.select(.previous)
        blackHole(composer.frame())
      }
    }
    try WrongResult.check("frame", of: self, is: composer.frame(), expected: before)
    root.select(.next)
    let shown = composer.frame().pagers.first?.selection
    root.select(.previous)
    blackHole(composer.frame())
    try WrongResult.check("page in sight", of: self, is: shown, expected: pages / 2 + 1)
    return Sample(operations: count, duration: duration)
  }
}
