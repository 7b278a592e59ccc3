import NavCore
import Testing

@Suite("The life of a screen")
@MainActor struct ScreenLifetimeTests {
  /// A model that logs when a screen's work begins and when it is cancelled.
  private func model(_ count: Count, _ root: ContainerPlan = .stack(Page.home)) throws
    -> NavigationModel
  {
    try makeModel(root, plugins: [TestPlugin()]) { page, _ in
      Screen("\(page)") {}.task {
        count.log.append("\(page) began")
        for await _ in AsyncStream<Never>.makeStream().stream {}
        count.log.append("\(page) ended")
      }
    }
  }

  @Test("work starts when a host shows the model, for the screens in sight alone, and once")
  func start() async throws {
    let count = Count()
    let model = try model(count)
    model.root.push(Page.item(1))
    await turns()
    #expect(count.log == [])
    model.update(traits: .narrow)
    await turns()
    #expect(count.log == ["item-1 began"])
    model.root.pop()
    model.root.push(Page.item(2))
    await turns()
    #expect(
      count.log.filter { $0.hasSuffix("began") } == ["item-1 began", "home began", "item-2 began"])
  }

  @Test("work goes on below other screens and does not start again when it is back in sight")
  func once() async throws {
    let count = Count()
    let model = try model(count)
    model.update(traits: .narrow)
    await turns()
    for _ in 0..<3 {
      model.root.push(Page.item(1))
      model.root.pop()
      model.root.present(Page.item(2), as: .cover)
      model.front.dismiss()
    }
    await turns()
    #expect(count.log.filter { $0 == "home began" }.count == 1)
    #expect(!count.log.contains("home ended"))
  }

  @Test("work is cancelled when the entry is gone, and when the app is left")
  func cancel() async throws {
    let count = Count()
    let model = try model(count)
    model.update(traits: .narrow)
    model.root.push(Page.item(1))
    await turns()
    model.root.pop()
    await eventually("the end") { count.log.contains("item-1 ended") }
    #expect(!count.log.contains("home ended"))
    model.perform(Move(.close, in: model.tree.root))
    await eventually("the end") { count.log.contains("home ended") }
  }

  @Test("screens of a path that were never in sight do no work")
  func deepPath() async throws {
    let count = Count()
    let model = try model(count)
    model.update(traits: .narrow)
    model.root.setPath([Page.item(1), Page.item(2), Page.item(3)])
    await turns()
    #expect(count.log == ["home began", "item-3 began"])
    model.root.popToRoot()
    await eventually("the end") { count.log.contains("item-3 ended") }
    #expect(!count.log.contains("item-1 began") && !count.log.contains("item-2 began"))
  }

  @Test("a column that comes in sight by a change of size starts its work, and once")
  func columns() async throws {
    let count = Count()
    let model = try model(count, .twoColumns)
    model.update(traits: .narrow)
    await turns()
    #expect(count.log == ["sidebar began"])
    for traits in [Traits.wide, .narrow, .wide] { model.update(traits: traits) }
    await turns()
    #expect(count.log == ["sidebar began", "blank began"])
  }

  @Test("a column that comes in sight by another style starts its work")
  func style() async throws {
    let count = Count()
    let model = NavigationModel(
      try makeApp(.twoColumns, plugins: []) { page, _ in
        Screen("\(page)") {}.task { count.log.append("\(page)") }
      })
    model.update(traits: .wide)
    await turns()
    #expect(count.log == ["sidebar"])
    model.styles.columns = EvenColumns()
    await turns()
    #expect(count.log == ["sidebar", "blank"])
  }

  @Test("the model is idle when no work runs and nothing is held but by a prompt")
  func idle() async throws {
    let model = try makeModel(guards: [
      Guard { proposal in
        guard case .pop = proposal.move.action else { return .allow }
        return .ask(Prompt("?", choices: [.init("Yes")])) { _ in true }
      }
    ]) { page, _ in
      page == .item(1) ? Screen("\(page)") {}.task {}.task {} : Screen("\(page)") {}
    }
    model.update(traits: .narrow)
    #expect(model.isIdle)
    model.root.push(Page.item(1))
    #expect(!model.isIdle)
    await eventually("the end of the work") { model.isIdle }
    let ticket = try #require(model.root.pop().ticket)
    #expect(!model.isIdle)
    await eventually("a prompt") { model.prompt != nil }
    #expect(model.isIdle)
    model.answer(Prompt.Choice("Yes"))
    #expect(!model.isIdle)
    _ = await ticket.outcome
    #expect(model.isIdle)
  }

  @Test("who waits until the model is idle goes on when the work has ended")
  func untilIdle() async throws {
    let count = Count()
    let model = try makeModel { page, _ in
      Screen("\(page)") {}.task {
        await turns()
        count.value += 1
      }
    }
    model.update(traits: .narrow)
    await model.untilIdle()
    #expect(count.value == 1)
  }
}
