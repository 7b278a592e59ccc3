import NavCore

/// What observers are told of appearances, one after the other, as `will+home` or `did-item-1`.
@MainActor final class Sights {
  private(set) var log: [String] = []

  /// An observer that writes down each appearance, with a text in front.
  func observer(_ prefix: String = "") -> Observer {
    func noting(_ phase: String) -> Observer.OfAppearance {
      { self.log.append("\(prefix)\(phase)\($0.entry.text)") }
    }
    return Observer(
      willAppear: noting("will+"), didAppear: noting("did+"), willDisappear: noting("will-"),
      didDisappear: noting("did-"))
  }

  func note(_ text: String) { log.append(text) }

  /// What was told since it was asked for last.
  func take() -> [String] {
    defer { log = [] }
    return log
  }

  /// What was told while something is done.
  func during(_ act: () throws -> Void) rethrows -> [String] {
    log = []
    try act()
    return take()
  }
}

/// A model in sight, with an observer of appearances; what came into sight first is forgotten.
@MainActor func makeModel(
  _ root: ContainerPlan = .stack(Page.home), told sights: Sights, traits: Traits = .wide,
  screen: ScreenMaker? = nil
) throws -> NavigationModel {
  let model = try makeModel(
    root, plugins: [TestPlugin()], observers: [sights.observer()], screen: screen)
  model.update(traits: traits)
  _ = sights.take()
  return model
}
