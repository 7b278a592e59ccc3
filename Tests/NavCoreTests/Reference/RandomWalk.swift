@testable import NavCore

/// A random walk through an app in which guards, observers, screens and completions join in.
@MainActor struct RandomWalk {
  let journal: WalkJournal
  let model: NavigationModel
  let dice: WalkDice
  let contexts: WalkContexts
  let isWide: Bool

  init(seed: UInt64) throws {
    let dice = WalkDice(seed: seed)
    let plan = dice.pick(Self.plans)
    let journal = WalkJournal(plan, dice: dice)
    let contexts = WalkContexts()
    isWide = dice.chance(30)
    let app = try WalkApp(journal: journal, contexts: contexts).app(
      plan, plugins: isWide ? [TestPlugin()] : [])
    model = NavigationModel(app)
    model.log.level = dice.pick([.off, .moves, .details])
    model.log.limit = 10
    journal.model = model
    if let wrong = journal.names.difference(of: model.tree, from: journal.reference) {
      journal.report("at the start: \(wrong)")
    }
    journal.tree = model.tree
    self.dice = dice
    self.journal = journal
    self.contexts = contexts
  }

  private static let plans: [ReferencePlan] = [
    .stack(["a"], tag: "root"), .stack(["a", "p"], tag: "root"),
    .twoColumns(tags: (nil, nil, "root")),
    .columns(
      [
        .init(role: .sidebar, root: "a"), .init(role: .content, root: "b"),
        .init(role: .detail, root: "1", tag: "t1"),
      ], front: .content, tag: "root"),
    .pager([.stack(["a"], tag: "t1"), .stack(["b", "1"]), .stack(["2"])], selection: 1),
    .pager([
      .twoColumns("b", "1"), .stack(["a"]), .pager([.stack(["1"]), .stack(["a"], tag: "root")]),
    ]),
  ]

  /// What was wrong first, or nil.
  var problem: String? { journal.problem }

  /// What happened how often.
  var tally: WalkTally { journal.tally }

  /// Takes so many steps, and lets everything come to its end.
  mutating func walk(_ steps: Int) async {
    for step in 0..<steps where problem == nil {
      if step == 3 { resize(.narrow) }
      await self.step()
      if journal.questions.isEmpty, journal.open.isEmpty { checkRest() }
      if step % 40 == 39 { await settle() }
    }
    await settle()
    await end()
  }

  private mutating func step() async {
    switch dice.roll(100) {
    case ..<72: journal.ask()
    case ..<84: await answer()
    case ..<88: retag()
    case ..<91: push()
    case ..<94: finish()
    case ..<96: resize(dice.pick([.wide, .narrow]))
    default: await turns(dice.roll(4))
    }
    if let tree = journal.tree, tree != model.currentTree { journal.report("no move changed it") }
    journal.tree = model.currentTree
    journal.endOfSilence()
    if journal.questions.count > 3 { await answer() }
  }

  /// Shows the app elsewhere; the columns' style may remember something of it.
  private func resize(_ traits: Traits) {
    journal.tree = nil
    model.update(traits: traits)
  }

  func answer() async {
    await turns(2)
    guard !journal.questions.isEmpty else { return }
    journal.questions.remove(at: dice.roll(journal.questions.count)).continuation.resume()
    await turns(2)
  }
}
