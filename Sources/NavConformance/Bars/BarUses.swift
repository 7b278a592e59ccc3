import NavCore

/// What comes of each button of a bar, found out by pressing it.
@MainActor struct BarUses {
  /// An answer of a menu.
  struct Choice {
    let label: String
    let effect: BarEffect
  }

  private let style: any BarStyle
  private let situation: BarSituation
  /// A bench on which the user is where the situation has them, or nil where one has to be made.
  private var bench: BarBench?
  private var effects: [NodeID: BarEffect] = [:]
  private var menus: [NodeID: [Choice]] = [:]
  /// What comes of going back, by whatever way; of going home.
  private(set) lazy var back = BarBench(style, situation).move(.back)
  private(set) lazy var home = BarBench(style, situation).move(.home)

  init(style: any BarStyle, situation: BarSituation, bench: BarBench) {
    self.style = style
    self.situation = situation
    self.bench = bench
  }

  /// Presses a button, and all that is in its menu.
  mutating func add(_ id: NodeID) {
    guard effects[id] == nil else { return }
    let effect = use { $0.press(id) }
    effects[id] = effect
    guard case .asks(let prompt) = effect else { return }
    menus[id] = prompt.choices.filter { $0.role != .cancel }.map { choice in
      guard choice.isEnabled else { return Choice(label: choice.label, effect: .nothing) }
      let effect = use { bench in
        _ = bench.press(id)
        return bench.answer(choice)
      }
      return Choice(label: choice.label, effect: effect)
    }
  }

  /// Uses a bench, and leaves it as it was before: a menu that is open is closed, and one on which
  /// the user has gone elsewhere is not used again.
  private mutating func use(_ use: (BarBench) -> BarEffect) -> BarEffect {
    let bench = self.bench ?? BarBench(style, situation)
    let effect = use(bench)
    self.bench = bench
    switch effect {
    case .nothing, .item: break
    case .asks(let prompt): _ = bench.answer(prompt.cancelChoice)
    case .moved: self.bench = nil
    }
    return effect
  }

  func effect(of id: NodeID) -> BarEffect { effects[id] ?? .nothing }

  /// What is in the menu of a button; nothing where it has none.
  func choices(of id: NodeID) -> [Choice] { menus[id] ?? [] }
}
