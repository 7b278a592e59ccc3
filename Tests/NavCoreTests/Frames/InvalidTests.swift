import NavCore
import Testing

@Suite("When a host is told that the frame may differ")
@MainActor struct InvalidTests {
  private func composer(_ count: Count, _ tally: Tally = Tally()) async throws -> Composer {
    let model = try makeModel(plugins: [TestPlugin()]) { page, _ in
      Screen("\(page)") {
        TextNode("\(tally.count)")
        ScopeNode { TextNode("\(tally.other)") }
      }
    }
    model.update(traits: .narrow)
    let composer = Composer(model)
    composer.onInvalid = { count.value += 1 }
    _ = composer.frame()
    await turns()
    #expect(count.value == 0)
    return composer
  }

  @Test("it is told after a move, a change of what a body read, of size, of style, of prompt")
  func told() async throws {
    let (count, tally) = (Count(), Tally())
    let composer = try await composer(count, tally)
    let model = composer.model
    let changes: [@MainActor () -> Void] = [
      { model.root.push(Page.item(1)) }, { tally.count += 1 }, { tally.other += 1 },
      { model.update(traits: .wide) }, { model.styles.theme = .acme }, { model.root.pop() },
      { model.ask(Prompt("?", choices: [.init("Yes")])) { _ in } },
      { model.answer(.init("Yes")) }, { model.root.present(Page.item(2)) },
      { model.front.dismiss() },
    ]
    for (number, change) in changes.enumerated() {
      count.value = 0
      change()
      await eventually("change \(number)") { count.value > 0 }
      await turns()
      #expect(count.value == 1, "change \(number)")
      _ = composer.frame()
    }
  }

  @Test("it is told once until it asks for the frame, however much changes")
  func once() async throws {
    let (count, tally) = (Count(), Tally())
    let composer = try await composer(count, tally)
    for number in 0..<10 {
      tally.count += 1
      composer.model.root.push(Page.item(number))
      await turns()
    }
    #expect(count.value == 1)
    _ = composer.frame()
    tally.count += 1
    await eventually("the next") { count.value == 2 }
  }

  @Test("it is told of nothing that is its own doing")
  func noEcho() async throws {
    let (count, tally) = (Count(), Tally())
    let composer = try await composer(count, tally)
    for _ in 0..<3 {
      composer.model.root.push(Page.item(1))
      tally.count += 1
      _ = composer.frame()
      composer.model.root.pop()
      _ = composer.frame()
      count.value = 0
      await turns()
      #expect(count.value == 0)
    }
  }

  @Test("a change made on another thread is told too")
  func otherThread() async throws {
    let (count, shared) = (Count(), SharedValue())
    let model = try makeModel { page, _ in Screen("\(page)") { TextNode("\(shared.count)") } }
    let composer = Composer(model)
    composer.onInvalid = { count.value += 1 }
    #expect(composer.body.texts == ["0"])
    await Task.detached { shared.set(4) }.value
    await eventually("the change") { count.value == 1 }
    #expect(composer.body.texts == ["4"])
  }
}
