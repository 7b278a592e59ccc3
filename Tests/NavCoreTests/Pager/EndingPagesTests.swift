import NavCore
import Testing

@testable import NavCore

@Suite("The end of pages")
@MainActor struct EndingPagesTests {
  private let pages = ContainerPlan.pager([.stack(Page.blank), .stack(Page.sidebar)])

  private func finish(_ model: NavigationModel, _ pager: ContainerID?) throws -> Bool {
    guard let finish = model.finishPages(of: try #require(pager)) else { return false }
    finish()
    return true
  }

  @Test("it is what the app says, wherever the pages are")
  func own() throws {
    let log = Locked(0)
    let plan = pages.finishingPages { log.change { $0 += 1 } }
    let model = try makeModel(plan)
    #expect(try finish(model, model.tree.root) && log.value == 1)
    let other = try makeModel()
    other.root.present(plan)
    #expect(try finish(other, other.tree.presentations.last?.container) && log.value == 2)
    #expect(other.tree.presentations.count == 1)
  }

  @Test("else the presentation that they are in goes, or the entry that holds them")
  func usual() throws {
    let presented = try makeModel()
    presented.root.present(pages)
    #expect(try finish(presented, presented.tree.presentations.last?.container))
    #expect(presented.tree.presentations.isEmpty)
    let pushed = try makeModel()
    pushed.root.push(Page.item(1), holding: pages)
    #expect(try finish(pushed, pushed.tree.containers.pagers.keys.first))
    #expect(pushed.tree.containers.pagers.isEmpty && pushed.root.entries.count == 1)
  }

  @Test("at the root of an app there is none")
  func none() throws {
    let model = try makeModel(pages)
    #expect(try !finish(model, model.tree.root))
  }
}
