@testable import NavCore

/// The app of a random walk: guards and observers of every kind tell the journal.
@MainActor struct WalkApp {
  let journal: WalkJournal
  let contexts: WalkContexts

  func app(_ plan: ReferencePlan, plugins: [any Plugin]) throws -> NavApp {
    let (journal, contexts) = (journal, contexts)
    return try NavApp("Walk", plugins: plugins, root: journal.maker.plan(plan))
      .route(Letter.self) { letter, context in
        contexts.add(context)
        return journal.screen("\(letter)", context)
      }
      .route(Digit.self) { digit, context in
        contexts.add(context)
        return journal.screen("\(digit)", context)
      }
      .route(Holder.self, holding: { journal.maker.plan($0.plan) }) { holder, context in
        contexts.add(context)
        return journal.screen("\(holder)", context)
      }
      .guarding(Guard("app 1") { journal.decide(.app, "app 1", $0) })
      .guarding(Guard("app 2") { journal.decide(.app, "app 2", $0) })
      .guarding(Letter.self, "letters") { letter, proposal in
        journal.current?.calls?.arrived(letter)
        return journal.decide(.route, "letters", proposal)
      }
      .observing(journal.observer(.app))
      .observing(Observer { change, model in journal.made(change, in: model) })
  }
}

extension WalkJournal {
  /// Makes screens that are watched, and containers that have a guard and an observer each.
  var maker: ReferenceMaker {
    ReferenceMaker(
      built: { self.built() },
      adding: { plan in
        let navigator = WalkNavigator()
        return plan.guarding(Guard("navigator") { self.decide(.navigator, "navigator", $0) })
          .observing(self.observer(.navigator))
          .observing(Observer { change, _ in self.told(navigator, of: change) })
      })
  }

  /// A screen that is at hand, or one that is made when it is shown.
  private func built() -> Destination {
    let screen = seen(witnesses.screen(), "*")
    return dice.chance(50) ? .screen(screen) : .made { _ in screen }
  }

  /// An observer of appearances.
  func observer(_ level: WalkLevel) -> Observer {
    func tell(_ phase: WalkSights.Phase) -> Observer.OfAppearance {
      { appearance in self.inside(10) { self.sights.tell(level, phase, appearance) } }
    }
    return Observer(
      willAppear: tell(.willAppear), didAppear: tell(.didAppear),
      willDisappear: tell(.willDisappear), didDisappear: tell(.didDisappear))
  }

  /// The screen of a route.
  func screen(_ text: String, _ context: ScreenContext) -> Screen {
    inside(10) {}
    let entry = context.entry.id
    var screen = seen(witnesses.screen(for: entry, of: text) { self.report($0) }, text) {
      self.current?.calls?.left(entry)
    }
    if dice.chance(20) { screen = screen.receive(Int.self) { self.results.received($0) } }
    return dice.chance(15) ? work.add(to: screen, of: entry) : screen
  }

  /// A screen that tells of its appearances and guards its leaving.
  private func seen(
    _ screen: Screen, _ text: String, leaving: @escaping @MainActor @Sendable () -> Void = {}
  ) -> Screen {
    func tell(_ phase: WalkSights.Phase) -> Observer.OfAppearance {
      { appearance in self.sights.tell(.screen, phase, appearance) }
    }
    return
      screen
      .willAppear(tell(.willAppear)).didAppear(tell(.didAppear))
      .willDisappear(tell(.willDisappear)).didDisappear(tell(.didDisappear))
      .guardLeaving { proposal in
        leaving()
        return self.decide(.screen, "screen \(text)", proposal)
      }
  }
}
