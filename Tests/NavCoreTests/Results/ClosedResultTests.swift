import NavCore
import Testing

@Suite("Results and the end of the app")
@MainActor struct ClosedResultTests {
  @Test("who waits when the app is left, by a move or at once, hears that it is closed")
  func closed() async throws {
    for isMove in [true, false] {
      let model = try makeModel()
      model.update(traits: .narrow)
      let asked = Asked { await model.root.push(Page.item(1), returning: Int.self) }
      await turns()
      if isMove { model.perform(Move(.close, in: .root)) } else { model.terminate() }
      #expect(await asked.cancellation == "closed")
    }
  }

  @Test("who asks afterwards hears the same")
  func afterwards() async throws {
    let model = try makeModel()
    model.terminate()
    let asked = Asked { await model.root.present(Page.item(1), returning: Int.self) }
    #expect(await asked.cancellation == "closed")
  }

  @Test("waiting keeps no model alive: one that is let go ends the waiting")
  func released() async throws {
    weak var gone: NavigationModel?
    var asked: Asked<Int>?
    do {
      let model = try makeModel()
      model.update(traits: .narrow)
      let navigator = model.root
      asked = Asked { await navigator.push(Page.item(1), returning: Int.self) }
      await turns()
      #expect(model.path == ["home", "item-1"])
      gone = model
    }
    await eventually("the model to be let go") { gone == nil }
    #expect(await asked?.cancellation == "closed")
  }

  @Test("a navigator that outlives its model shows nothing")
  func goneModel() async throws {
    var model: NavigationModel? = try makeModel()
    let navigator = try #require(model?.root)
    model = nil
    let asked = Asked { await navigator.push(Page.item(1), returning: Int.self) }
    guard case .notShown(let outcome)? = await asked.settled?.cancellation else {
      Issue.record("it was shown")
      return
    }
    #expect(outcome.missing?.contains("the model of container") == true)
  }

  @Test("a context that outlives its model finishes nothing, and says so")
  func goneContext() throws {
    let contexts = Contexts()
    do {
      let model = try makeModel(screen: contexts.maker())
      model.update(traits: .narrow)
    }
    let context = try #require(contexts[.home])
    #expect(context.finish(returning: 1).missing?.contains("the model") == true)
    #expect(context.dismiss(returning: 1).missing?.contains("the model") == true)
    #expect(context.finish().missing?.contains("the model") == true)
  }
}
