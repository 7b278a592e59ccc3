import NavCore
import Observation
import Testing

@Suite("A selection that is bound to a value of the app's")
@MainActor struct PageBindingTests {
  @MainActor @Observable final class Choice {
    var index: Int
    var key: String?
    @ObservationIgnored var sets = 0

    init(index: Int = 0, key: String? = nil) {
      self.index = index
      self.key = key
    }
  }

  private func model(
    _ choice: Choice, byKey: Bool = false, guards: [Guard] = []
  ) throws -> NavigationModel {
    let pages = ["a", "b", "c"].map { PagePlan(.stack(Page.home), key: $0) }
    let binding =
      byKey
      ? PageBinding(key: { choice.key }) {
        choice.key = $0
        choice.sets += 1
      }
      : PageBinding(get: { choice.index }) {
        choice.index = $0
        choice.sets += 1
      }
    return try makeModel(.pager(pages).selection(binding), guards: guards)
  }

  /// Lets what waits for the main actor have its turn.
  private func turns() async { for _ in 0..<10 { await Task.yield() } }

  @Test("the value decides which page is selected first; a number out of range becomes the nearest")
  func first() throws {
    for (asked, index) in [(1, 1), (2, 2), (99, 2), (-4, 0)] {
      let choice = Choice(index: asked)
      let model = try model(choice)
      #expect(model.root.selectedPage == index && choice.index == index)
      #expect(choice.sets == (asked == index ? 0 : 1))
    }
    let choice = Choice(key: "b")
    let byKey = try model(choice, byKey: true)
    #expect(byKey.root.selectedPage == 1)
    let none = Choice(key: "nowhere")
    let model = try model(none, byKey: true)
    #expect(model.root.selectedPage == 0 && none.key == "a")
  }

  @Test("the value is told what is selected, once")
  func telling() throws {
    let choice = Choice()
    let model = try model(choice)
    model.root.select(.next)
    #expect(choice.index == 1 && choice.sets == 1)
    model.root.perform(.movePage(.index(1), to: 2))
    #expect(choice.index == 2 && choice.sets == 2)
    model.root.perform(.push(.to(Page.blank)))
    #expect(choice.sets == 2)
  }

  @Test("the pager follows the value; of several changes in a row the last counts")
  func following() async throws {
    let choice = Choice()
    let model = try model(choice)
    choice.index = 1
    choice.index = 2
    await turns()
    #expect(model.root.selectedPage == 2 && choice.sets == 0)
    choice.index = 77
    await turns()
    #expect(model.root.selectedPage == 2 && choice.index == 2)
    choice.index = 0
    await turns()
    #expect(model.root.selectedPage == 0)
  }

  @Test("by key as by number")
  func keys() async throws {
    let choice = Choice(key: "a")
    let model = try model(choice, byKey: true)
    choice.key = "c"
    await turns()
    #expect(model.root.selectedPage == 2)
    choice.key = "z"
    await turns()
    #expect(model.root.selectedPage == 2 && choice.key == "c")
    model.root.select(.previous)
    #expect(choice.key == "b")
  }

  @Test("where a guard refuses the page, the value goes back to the one that is selected")
  func refused() async throws {
    let choice = Choice()
    let model = try model(choice, guards: [Guard("stay") { _ in .cancel("no") }])
    choice.index = 2
    await turns()
    #expect(model.root.selectedPage == 0 && choice.index == 0)
  }

  @Test("a pager that is presented is bound for as long as it is there")
  func presented() async throws {
    let choice = Choice(index: 1)
    let model = try makeModel()
    let plan = ContainerPlan.pager([.stack(Page.home), .stack(Page.blank)])
      .selection(PageBinding(get: { choice.index }) { choice.index = $0 })
    model.root.present(plan)
    let pager = try #require(model.tree.presentations.last?.container)
    #expect(model.navigator(of: pager).selectedPage == 1)
    choice.index = 0
    await turns()
    #expect(model.navigator(of: pager).selectedPage == 0)
    model.root.dismiss(.all)
    choice.index = 1
    await turns()
    #expect(model.tree.presentations.isEmpty)
  }

  @Test("a model that nobody holds is gone, bound or not")
  func release() async throws {
    let choice = Choice()
    weak let model = try model(choice)
    await turns()
    #expect(model == nil)
    choice.index = 2
    await turns()
  }
}
