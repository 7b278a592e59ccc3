import NavCore
import Testing

@Suite("Results that are waited for")
@MainActor struct ReplyTests {
  private func model(_ contexts: Contexts) throws -> NavigationModel {
    let model = try makeModel(screen: contexts.maker())
    model.update(traits: .narrow)
    return model
  }

  @Test("the value of a pushed screen arrives when the screen has gone")
  func pushed() async throws {
    let contexts = Contexts()
    let model = try model(contexts)
    let asked = Asked { await model.root.push(Page.item(1), returning: Int.self) }
    await turns()
    #expect(model.path == ["home", "item-1"])
    #expect(asked.reply == nil)
    let outcome = contexts[.item(1)]?.finish(returning: 7)
    #expect(outcome?.change?.removed.map(\.text) == ["item-1"])
    #expect(await asked.settled?.value == 7)
    #expect(asked.reply?.cancellation == nil)
    #expect(model.path == ["home"])
  }

  @Test("the value of a presented screen arrives with the end of its presentation")
  func presented() async throws {
    let contexts = Contexts()
    let model = try model(contexts)
    let asked = Asked { await model.root.present(Page.item(1), as: .cover, returning: String.self) }
    await turns()
    #expect(model.tree.presentations.map(\.kind) == [.cover])
    model.front.push(Page.item(2))
    contexts[.item(1)]?.finish(returning: "yes")
    #expect(await asked.settled?.value == "yes")
    #expect(model.tree.presentations.isEmpty)
  }

  @Test("a screen deep in a presentation can give the presentation's result")
  func deep() async throws {
    let contexts = Contexts()
    let model = try model(contexts)
    let asked = Asked { await model.root.present(Page.item(1), returning: Int.self) }
    await turns()
    model.front.setPath([Page.item(2), Page.item(3)])
    let outcome = contexts[.item(3)]?.dismiss(returning: 3)
    #expect(outcome?.change?.removed.count == 3)
    #expect(await asked.settled?.value == 3)
  }

  @Test("that is its own result where it is in no presentation")
  func deepInRoot() async throws {
    let contexts = Contexts()
    let model = try model(contexts)
    let asked = Asked { await model.root.push(Page.item(1), returning: Int.self) }
    await turns()
    contexts[.item(1)]?.dismiss(returning: 1)
    #expect(await asked.settled?.value == 1)
    #expect(model.path == ["home"])
  }

  @Test("a value of another type is refused: the screen stays and the asker waits on")
  func wrongType() async throws {
    let contexts = Contexts()
    let model = try model(contexts)
    let asked = Asked { await model.root.push(Page.item(1), returning: Int.self) }
    await turns()
    let context = try #require(contexts[.item(1)])
    let outcome = context.finish(returning: "seven")
    #expect(outcome.refuser == "result")
    #expect(outcome.refusal == "Int is expected, and String was returned")
    #expect(model.path == ["home", "item-1"])
    await turns()
    #expect(asked.reply == nil)
    context.finish(returning: 7)
    #expect(await asked.settled?.value == 7)
  }

  @Test("who finishes twice gives one result; the second time there is nothing to leave")
  func twice() async throws {
    let contexts = Contexts()
    let model = try model(contexts)
    let asked = Asked { await model.root.push(Page.item(1), returning: Int.self) }
    await turns()
    let context = try #require(contexts[.item(1)])
    #expect(context.finish(returning: 1).change != nil)
    #expect(context.finish(returning: 2).missing == "entry \(context.entry.id)")
    #expect(await asked.settled?.value == 1)
    #expect(model.path == ["home"])
  }

  @Test("two askers get each their own result, in whatever order the screens end")
  func twoAskers() async throws {
    let contexts = Contexts()
    let model = try model(contexts)
    let first = Asked { await model.root.push(Page.item(1), returning: Int.self) }
    await turns()
    let second = Asked { await model.front.present(Page.item(2), returning: Int.self) }
    await turns()
    contexts[.item(1)]?.finish(returning: 1)
    #expect(await first.settled?.value == 1)
    #expect(second.reply == nil)
    #expect(model.path == ["item-2"])
    contexts[.item(2)]?.finish(returning: 2)
    #expect(await second.settled?.value == 2)
  }

  @Test("who waits takes the result before any screen that receives it")
  func beforeReceivers() async throws {
    let (contexts, received) = (Contexts(), Count())
    let model = try makeModel(
      screen: contexts.maker { _, screen in screen.receive(Int.self) { received.value += $0 } })
    model.update(traits: .narrow)
    let asked = Asked { await model.root.push(Page.item(1), returning: Int.self) }
    await turns()
    contexts[.item(1)]?.finish(returning: 5)
    #expect(await asked.settled?.value == 5)
    #expect(received.value == 0)
  }

  @Test("the result goes with an entry that was taken to another stack")
  func transferred() async throws {
    let contexts = Contexts()
    let model = try makeModel(.twoColumns, screen: contexts.maker())
    model.update(traits: .narrow)
    let asked = Asked { await model.root.push(Page.item(1), returning: Int.self) }
    await turns()
    let context = try #require(contexts[.item(1)])
    model.root.transfer(context.entry.id, to: model.column(.detail))
    context.finish(returning: 5)
    #expect(await asked.settled?.value == 5)
    #expect(model.column(.detail).entries.map(\.text) == ["blank"])
  }
}
