import NavTestSupport
import Testing

@testable import NavCore

@Suite("Random walks through entries that hold containers")
@MainActor struct HoldingWalkTests {
  /// How many moves are asked for in all, the same as in other walks.
  private static let moves = RandomWalkTests.moves
  /// How many moves one walk asks for.
  private static let steps = 80

  private func plan(_ depth: Int, _ random: inout SeededGenerator) -> ContainerPlan {
    let kinds = depth > 2 ? 1 : 4
    switch Int.random(in: 0..<kinds, using: &random) {
    case 0: return .stack(destination(depth, &random))
    case 1: return .pager([plan(depth + 1, &random), plan(depth + 1, &random)])
    case 2:
      return .columns([
        .init(.sidebar, destination(depth, &random)), .init(.detail, destination(depth, &random)),
      ])
    default: return .stack(.to(Page.home), path: [destination(depth, &random)])
    }
  }

  private func destination(_ depth: Int, _ random: inout SeededGenerator) -> Destination {
    let page = Destination.to(Page.item(.random(in: 0..<4, using: &random)))
    let built = Destination.screen(Screen("") {})
    let plain = Bool.random(using: &random) ? page : built
    guard depth < 3, Int.random(in: 0..<3, using: &random) == 0 else { return plain }
    return .holding(plain, plan(depth + 1, &random))
  }

  private func move(in model: NavigationModel, _ random: inout SeededGenerator) -> Move? {
    let tree = model.tree
    let isLarge = tree.containers.entries.count > 40
    func entry() -> EntryID {
      tree.containers.entries.map(\.id).sorted { $0.rawValue < $1.rawValue }
        .randomElement(using: &random) ?? EntryID(rawValue: 0)
    }
    guard let id = tree.containers.ids.randomElement(using: &random),
      let other = tree.containers.ids.randomElement(using: &random)
    else { return nil }
    let target = [Move.Target.front, .root, .container(id)].randomElement(using: &random) ?? .root
    func destination() -> Destination { self.destination(isLarge ? 3 : 0, &random) }
    let page = PagePlan(plan(isLarge ? 3 : 1, &random))
    let one = entry()
    let actions: [Move.Action] = [
      .push(destination()), .push(destination()), .pop(.random(in: 1..<4, using: &random)),
      .popToRoot, .replaceTop(destination()), .setPath([destination(), destination()]),
      .setPath([.to(Page.item(1))]), .insert([destination()], at: 1), .remove(.entry(one)),
      .remove(.type(Page.self)), .transfer(entry(), to: .container(other)),
      .transfer(one, to: .container(other)), .show(destination()), .front(.sidebar),
      .front(.detail), .select(.next), .select(.previous), .selectOrPopToRoot(.index(0)),
      .insertPages([page], at: 0), .removePage(.next), .setPages([page, page]), .back, .back,
      .home, .leave(one), .reveal(one), .reveal(entry()), .popTo(.entry(one)),
      .present(.sheet, plan(isLarge ? 3 : 1, &random)), .dismiss(), .dismiss(.top),
      .setColumn(.sidebar, .hidden), .toggleColumn(.detail),
    ]
    let action = actions.randomElement(using: &random) ?? .back
    guard Int.random(in: 0..<8, using: &random) == 0 else { return Move(action, in: target) }
    return Move(
      .batch([
        Move(action, in: target), Move(.push(destination()), in: .front), Move(.back, in: .front),
      ]),
      in: .root)
  }

  /// Who is in sight as far as an observer was told.
  @MainActor private final class Seen {
    var entries: Set<EntryID> = []
    var problem: String?

    func observer() -> Observer {
      Observer(
        didAppear: { if !self.entries.insert($0.entry.id).inserted { self.problem = "twice" } },
        didDisappear: { if self.entries.remove($0.entry.id) == nil { self.problem = "never" } })
    }
  }

  @Test(
    "whatever moves come, holders are in their stacks, nothing is lost, and all can be taken back")
  func laws() throws {
    var (made, held) = (0, 0)
    let walks = max(1, Self.moves / Self.steps)
    for seed in RandomWalkTests.firstSeed..<RandomWalkTests.firstSeed + UInt64(walks) {
      var random = SeededGenerator(seed: seed)
      let seen = Seen()
      let model = try makeModel(
        plan(0, &random), plugins: [TestPlugin()], observers: [seen.observer()])
      model.update(traits: Bool.random(using: &random) ? .wide : .narrow)
      for step in 0..<Self.steps {
        let before = model.tree
        guard let move = move(in: model, &random) else { continue }
        let place = "seed \(seed), step \(step): \(move.action) in \(move.target)"
        let outcome = model.perform(move)
        guard let change = outcome.change else {
          try #require(model.tree == before, "\(place)")
          continue
        }
        made += 1
        held += model.tree.containers.held.isEmpty ? 0 : 1
        let problem = before.problem(with: change, to: model.tree)
        try #require(problem == nil, "\(place)")
        try #require(seen.problem == nil, "\(place)")
        try #require(seen.entries == Set(model.visibleEntries.map(\.entry.id)), "\(place)")
        try #require(
          Set(model.containerStyles.keys) == Set(model.tree.containers.ids), "\(place)")
        let built = model.tree.containers.entries.filter { $0.route == nil }.map(\.id)
        try #require(Set(model.builtScreens.keys).isSubset(of: built), "\(place)")
        try #require(Set(model.records.keys).isSubset(of: model.tree.entryIDs), "\(place)")
        let uppermost = change.removedUppermostFirst
        try #require(
          Set(uppermost) == Set(change.removed) && uppermost.count == change.removed.count,
          "\(place)")
        if model.tree.presentations.count > 3 { model.root.dismiss(.all) }
      }
    }
    #expect(
      made > Self.moves / 3 && held > Self.moves / 6, "so few show little: \(made), \(held)")
  }
}
