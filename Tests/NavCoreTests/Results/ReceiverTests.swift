import NavCore
import Testing

@Suite("Screens that receive results")
@MainActor struct ReceiverTests {
  /// A model whose screens write down the numbers that they receive.
  private func model(
    _ contexts: Contexts, _ log: Count, _ root: ContainerPlan = .stack(Page.home),
    receiving: @escaping @MainActor @Sendable (Page) -> Bool = { _ in true }
  ) throws -> NavigationModel {
    let model = try makeModel(
      root,
      screen: contexts.maker { page, screen in
        receiving(page) ? screen.receive(Int.self) { log.log.append("\(page) got \($0)") } : screen
      })
    model.update(traits: .narrow)
    return model
  }

  @Test("the nearest screen below that receives the type gets it, once, when the other has gone")
  func nearest() throws {
    let (contexts, log) = (Contexts(), Count())
    let model = try makeModel(
      screen: contexts.maker { page, screen in
        guard page != .item(2) else { return screen }
        return screen.receive(Int.self) { value in
          log.log.append("\(page) got \(value)")
        }.receive(String.self) { log.log.append("\(page) got “\($0)”") }
      })
    model.update(traits: .narrow)
    for number in 1...3 { model.root.push(Page.item(number)) }
    contexts[.item(3)]?.finish(returning: 7) { _ in log.log.append("then") }
    #expect(log.log == ["item-1 got 7", "then"])
    contexts[.item(2)]?.finish(returning: "text")
    #expect(log.log == ["item-1 got 7", "then", "item-1 got “text”"])
    #expect(model.path == ["home", "item-1"])
  }

  @Test("a result from a presentation goes to the screen that presented it, and those below that")
  func presenter() throws {
    let (contexts, log) = (Contexts(), Count())
    let model = try model(contexts, log, .twoColumns) { $0 == .item(1) || $0 == .sidebar }
    model.root.push(Page.item(1))
    model.front.present(Page.item(2))
    model.front.present(Page.item(3))
    contexts[.item(3)]?.finish(returning: 3)
    #expect(log.log == ["item-1 got 3"], "the presenter of the presenter")
    model.root.pop()
    contexts[.item(2)]?.finish(returning: 2)
    #expect(log.log == ["item-1 got 3"], "its presenter is gone")
    #expect(model.log.records.map(\.kind) == [.unclaimed])
    model.front.present(Page.item(4))
    contexts[.item(4)]?.dismiss(returning: 4)
    #expect(log.log.last == "sidebar got 4")
  }

  @Test("a screen does not receive its own result, nor that of a screen above the one that ends")
  func notItself() throws {
    let (contexts, log) = (Contexts(), Count())
    let model = try model(contexts, log) { $0 != .home }
    model.root.push(Page.item(1))
    model.root.push(Page.item(2))
    contexts[.item(1)]?.finish(returning: 1)
    #expect(log.log == [])
    #expect(model.path == ["home"])
  }

  @Test("a result that nobody asked for is noted in the log, and the screen leaves all the same")
  func unclaimed() throws {
    let contexts = Contexts()
    let model = try makeModel(screen: contexts.maker())
    model.update(traits: .narrow)
    model.root.push(Page.item(1))
    let context = try #require(contexts[.item(1)])
    #expect(context.finish(returning: 1).change != nil)
    #expect(model.path == ["home"])
    #expect(
      model.log.records.map(\.description)
        == ["unclaimed: \(context.entry.id) (no screen waits for or receives Int)"])
  }

  @Test("after a restart, when the screens below were never made, they are made and receive it")
  func restart() throws {
    let (contexts, log) = (Contexts(), Count())
    let plan = ContainerPlan.stack(
      .to(Page.home), path: [.to(Page.item(1)), .to(Page.item(2)), .to(Page.item(3))])
    let model = try model(contexts, log, plan) { $0 == .item(1) }
    #expect(contexts[.item(1)] == nil)
    contexts[.item(3)]?.finish(returning: 7)
    #expect(log.log == ["item-1 got 7"])
    #expect(model.path == ["home", "item-1", "item-2"])
  }

  @Test("what a receiver asks for is made after its move, and the screen is gone by then")
  func movesOn() throws {
    let contexts = Contexts()
    let model = try makeModel(
      screen: contexts.maker { page, screen in
        guard page == .home else { return screen }
        return screen.receive(Page.self) { next in
          #expect(contexts[.home]?.navigator.entries.count == 1)
          contexts[.home]?.navigator.push(next)
        }
      })
    model.update(traits: .narrow)
    model.root.push(Page.item(1))
    contexts[.item(1)]?.finish(returning: Page.item(2))
    #expect(model.path == ["home", "item-2"])
  }

  @Test("a result that is refused by the screen's own guard is not received")
  func refused() throws {
    let (contexts, received) = (Contexts(), Count())
    let model = try makeModel(
      screen: contexts.maker { page, screen in
        let screen = screen.receive(Int.self) { received.value += $0 }
        return page == .item(1) ? screen.guardLeaving { _ in .cancel("no") } : screen
      })
    model.update(traits: .narrow)
    model.root.push(Page.item(1))
    #expect(contexts[.item(1)]?.finish(returning: 1).refusal == "no")
    #expect(received.value == 0)
  }
}
