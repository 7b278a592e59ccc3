import NavTestSupport
import Testing

@testable import NavCore

@Suite("Appearances over a random walk")
@MainActor struct AppearanceWalkTests {
  /// Holds what each screen was told against what it may be told next.
  @MainActor private final class Ledger {
    private(set) var last: [EntryID: String] = [:]
    private(set) var faults: [String] = []

    var inSight: Set<EntryID> { Set(last.filter { $0.value == "did+" }.keys) }

    var observer: Observer {
      func expecting(_ before: String, _ phase: String) -> Observer.OfAppearance {
        { appearance in
          let entry = appearance.entry
          if self.last[entry.id] ?? "did-" != before {
            self.faults.append("\(phase)\(entry.text) after \(self.last[entry.id] ?? "-")")
          }
          self.last[entry.id] = phase
        }
      }
      return Observer(
        willAppear: expecting("did-", "will+"), didAppear: expecting("will+", "did+"),
        willDisappear: expecting("did+", "will-"), didDisappear: expecting("will-", "did-"))
    }
  }

  private func step(_ model: NavigationModel, _ random: inout SeededGenerator) {
    let tree = model.tree
    let page = Destination.to(Page.item(.random(in: 0..<5, using: &random)))
    let container = tree.containers.ids.randomElement(using: &random) ?? tree.root
    let entry =
      tree.containers.entries.map(\.id).sorted { $0.rawValue < $1.rawValue }
      .randomElement(using: &random) ?? EntryID(rawValue: 0)
    let role = [ColumnRole.sidebar, .detail].randomElement(using: &random) ?? .detail
    let plans: [ContainerPlan] = [.stack(page), .twoColumns.obedient, .pager([.stack(page)])]
    let kinds = Presentation.Kind.allCases
    let actions: [Move.Action] = [
      .push(page), .push(page), .pop(1), .popToRoot, .replaceTop(page), .setPath([page, page]),
      .insert([page], at: 1), .remove(.route(Page.item(1))), .transfer(entry, to: .front),
      .transfer(entry, to: .container(container)), .show(page), .front(role),
      .setColumn(role, ColumnVisibility.allCases.randomElement(using: &random) ?? .automatic),
      .select(.next), .select(.previous), .back, .home, .leave(entry), .reveal(entry),
      .dismiss(.top),
      .present(
        kinds.randomElement(using: &random) ?? .sheet,
        plans.randomElement(using: &random) ?? .stack(page)),
      .batch([
        Move(.push(page), in: .front), Move(.select(.next), in: .root), Move(.back, in: .front),
      ]),
    ]
    switch Int.random(in: 0..<12, using: &random) {
    case 0: model.update(traits: Bool.random(using: &random) ? .wide : .narrow)
    case 1: model.styles.columns = Bool.random(using: &random) ? EvenColumns() : nil
    default:
      guard let action = actions.randomElement(using: &random) else { return }
      model.perform(Move(action, in: container))
    }
    if model.tree.presentations.count > 4 { model.root.dismiss(.all) }
  }

  @Test(
    "will, did, in turn and once each; what was told last is what is in sight, and in the end nothing",
    arguments: 0..<30 as Range<UInt64>)
  func balance(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let ledger = Ledger()
    let model = try makeModel(.nestedPages.obedient, observers: [ledger.observer])
    model.update(traits: .wide)
    for number in 0..<80 {
      step(model, &random)
      #expect(ledger.faults == [], "seed \(seed), step \(number)")
      #expect(
        ledger.inSight == Set(model.visibleEntries.map(\.entry.id)), "seed \(seed), step \(number)")
    }
    model.terminate()
    #expect(ledger.faults == [] && ledger.inSight.isEmpty, "seed \(seed)")
    #expect(ledger.last.values.allSatisfy { $0 == "did-" }, "seed \(seed)")
  }
}
