import NavTestSupport
import Testing

@testable import NavCore

@Suite("Changes taken back")
@MainActor struct InverseTests {
  /// A move of any kind, in any container that is there.
  private func randomMove(
    in tree: NavigationTree, using random: inout SeededGenerator
  ) -> Move? {
    guard let container = tree.containers.ids.randomElement(using: &random) else { return nil }
    let page = Destination.to(Page.item(Int.random(in: 0..<5, using: &random)))
    let plans: [ContainerPlan] = [.stack(page, path: [page]), .twoColumns, .threeColumns]
    let actions: [Move.Action] = [
      .push(page), .push(page), .push(.screen(Screen("") {})),
      .pop(.random(in: 0..<4, using: &random)),
      .popToRoot, .replaceTop(page), .setPath([page, page]), .setPath([]), .show(page), .show(page),
      .front(ColumnRole.allCases.randomElement(using: &random) ?? .detail), .back, .home,
      .popTo(.entry(EntryID(rawValue: .random(in: 0..<60, using: &random)))), .dismiss(), .close,
      .present(
        Presentation.Kind.allCases.randomElement(using: &random) ?? .sheet,
        plans.randomElement(using: &random) ?? .twoColumns),
    ]
    return actions.randomElement(using: &random).map { Move($0, in: container) }
  }

  @Test(
    "a change and its inverse give back the equal tree; stacks are never empty, ids never shared",
    arguments: [ContainerPlan.stack(Page.home), .twoColumns, .threeColumns])
  func inverse(_ root: ContainerPlan) throws {
    for seed in 0..<40 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let model = try makeModel(root)
      for step in 0..<60 {
        let before = model.tree
        guard let move = randomMove(in: before, using: &random) else { continue }
        guard let change = model.perform(move).change else {
          #expect(model.tree == before, "seed \(seed), step \(step): \(move.action)")
          continue
        }
        var tree = model.tree
        tree.apply(change.inverse)
        #expect(tree == before, "seed \(seed), step \(step): \(move.action)")
        tree.apply(change)
        #expect(tree == model.tree, "seed \(seed), step \(step): \(move.action)")
        let entries = tree.containers.entries
        #expect(Set(entries.map(\.id)).count == entries.count, "seed \(seed), step \(step)")
        #expect(
          tree.containers.stacks.values.allSatisfy { !$0.entries.isEmpty },
          "seed \(seed), step \(step)")
        #expect(tree.containers.stacks[tree.frontStack] != nil, "seed \(seed), step \(step)")
        if model.tree.presentations.count > 6 {
          model.perform(Move(.dismiss(), in: tree.topContainer))
        }
      }
    }
  }

  @Test("an identity is never used again, also after pops")
  func freshIdentities() throws {
    let model = try makeModel()
    var seen: Set<EntryID> = []
    for _ in 0..<50 {
      let entry = try #require(model.root.push(Page.item(1)).change?.inserted.first)
      #expect(seen.insert(entry.id).inserted)
      model.root.pop()
    }
  }
}
