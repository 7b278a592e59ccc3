import Testing

@testable import NavCore

@Suite("The first moments of a screen")
@MainActor struct FirstMomentsTests {
  @Test("a screen that pushes while it is made is followed by what it pushed")
  func whileMade() async throws {
    for isUpdatedFirst in [true, false] {
      let told = Count()
      let model = try makeModel { page, context in
        if page == .home { context.navigator.push(Page.item(1)) }
        return Screen("\(page)") { TextNode("\(page)") }
      }
      if isUpdatedFirst { model.update(traits: .narrow) }
      let composer = Composer(model)
      composer.onInvalid = { told.value += 1 }
      _ = composer.frame()
      await turns()
      #expect(model.path == ["home", "item-1"])
      #expect(composer.body.texts == ["item-1"], "updated first: \(isUpdatedFirst)")
    }
  }

  @Test("a screen that leaves while it is made leaves nothing behind")
  func leavesWhileMade() throws {
    let model = try makeModel { page, context in
      if page == .item(1) { context.navigator.pop() }
      return Screen("\(page)") { TextNode("\(page)") }
    }
    let composer = Composer(model)
    #expect(composer.body.texts == ["home"])
    model.root.push(Page.item(1))
    #expect(composer.body.texts == ["home"])
    #expect(model.path == ["home"])
    #expect(model.records.count == 1)
  }

  @Test("a screen that leaves while it is made does no work")
  func leavesWithoutWork() async throws {
    let count = Count()
    let model = try makeModel(.stack(.to(Page.home), path: [.to(Page.item(1))])) { page, context in
      if page == .item(1) { context.navigator.pop() }
      return Screen("\(page)") {}.task { count.log.append("\(page)") }
    }
    model.update(traits: .narrow)
    await model.untilIdle()
    await turns()
    #expect(count.log == ["home"])
  }

  @Test("a push from a screen's work stays, however early it comes")
  func fromWork() async throws {
    let model = try makeModel { page, context in
      Screen("\(page)") { TextNode("\(page)") }.task {
        if page == .item(1) { context.navigator.push(Page.item(2)) }
      }
    }
    let composer = Composer(model)
    model.update(traits: .narrow)
    model.root.push(Page.item(1))
    await model.untilIdle()
    await turns()
    #expect(model.path == ["home", "item-1", "item-2"])
    #expect(composer.body.texts == ["item-2"])
  }

  @Test("a screen that is replaced at once by its own work leaves nothing behind")
  func replaced() async throws {
    let model = try makeModel { page, context in
      Screen("\(page)") { TextNode("\(page)") }.task {
        if page == .item(1) { context.navigator.replace(with: Page.item(2)) }
      }
    }
    model.update(traits: .narrow)
    model.root.push(Page.item(1))
    await model.untilIdle()
    #expect(model.path == ["home", "item-2"])
    model.user(.back)
    #expect(model.path == ["home"])
  }
}
