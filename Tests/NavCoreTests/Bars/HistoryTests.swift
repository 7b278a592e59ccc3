import NavCore
import Testing

@Suite("The history is a menu that goes back several steps at once")
@MainActor struct HistoryTests {
  private func model(_ depth: Int, guards: [Guard] = [], observers: [Observer] = []) throws
    -> NavigationModel
  {
    let model = try makeModel(plugins: [TestPlugin()], guards: guards, observers: observers)
    model.update(traits: .narrow)
    model.root.setPath((1...depth).map { Page.item($0) })
    return model
  }

  private func labels(_ model: NavigationModel) -> [String] {
    model.prompt?.choices.map(\.label) ?? []
  }

  private func choose(_ label: String, _ model: NavigationModel) throws {
    model.answer(try #require(model.prompt?.choices.first { $0.label == label }))
  }

  @Test("it lists the screens below, the nearest first")
  func order() throws {
    let model = try model(3)
    #expect(model.showHistory(of: model.root.container))
    #expect(labels(model) == ["item-2", "item-1", "home", "Cancel"])
    #expect(model.prompt?.title == "Go back to" && model.prompt?.form == .menu)
  }

  @Test("a choice goes there in one change; cancelling leaves all as it is")
  func choosing() throws {
    let tally = Tally()
    let model = try model(5, observers: [Observer(didMove: { _, _ in tally.count += 1 })])
    tally.count = 0
    model.showHistory(of: model.root.container)
    try choose("Cancel", model)
    #expect(model.path.count == 6 && model.prompt == nil && tally.count == 0)
    model.showHistory(of: model.root.container)
    try choose("item-2", model)
    #expect(model.path == ["home", "item-1", "item-2"] && tally.count == 1)
  }

  @Test("guards are asked as for every way back")
  func guarded() throws {
    let model = try model(
      3, guards: [Guard("keeper") { _ in .cancel("stay") }].filter { _ in true })
    #expect(model.path == ["home"])
    let free = try makeModel(plugins: [TestPlugin()]) { page, _ in
      Screen("\(page)") {}.guardLeaving { _ in page == .item(2) ? .cancel("unsaved") : .allow }
    }
    free.root.setPath([Page.item(1), Page.item(2), Page.item(3)])
    _ = Composer(free).frame()
    free.root.pop()
    _ = Composer(free).frame()
    #expect(free.path == ["home", "item-1", "item-2"])
    free.showHistory(of: free.root.container)
    try choose("home", free)
    #expect(free.path == ["home", "item-1", "item-2"])
  }

  @Test("what it passes in other columns is asked, too")
  func guardedColumns() throws {
    let model = try makeModel(.twoColumns, plugins: [TestPlugin()]) { page, _ in
      Screen("\(page)") {}.guardLeaving { _ in page == .item(3) ? .cancel("unsaved") : .allow }
    }
    model.update(traits: .narrow)
    model.root.show(Page.item(2))
    model.column(.detail).push(Page.item(3))
    _ = Composer(model).frame()
    let detail = model.column(.detail).container
    model.showHistory(of: detail)
    try choose("sidebar", model)
    #expect(model.path(of: detail) == ["item-2", "item-3"])
    #expect(model.root.frontColumn == .detail)
  }

  @Test("screens of one title are told apart")
  func sameTitles() throws {
    let model = try makeModel(plugins: [TestPlugin()]) { _, _ in Screen("Same") {} }
    model.root.setPath([Page.item(1), Page.item(2), Page.item(3)])
    model.showHistory(of: model.root.container)
    let choices = try #require(model.prompt?.choices)
    #expect(choices.map(\.label) == ["Same", "Same", "Same", "Cancel"])
    #expect(Set(choices).count == 4)
    model.answer(choices[1])
    #expect(model.path == ["home", "item-1"])
  }

  @Test("of a path of a hundred thousand it lists the nearest, and the beginning")
  func deep() throws {
    let tally = Tally()
    let model = try makeModel(plugins: [TestPlugin()]) { page, _ in
      tally.count += 1
      return Screen("\(page)") {}
    }
    model.root.setPath((1...100_000).map { Page.item($0) })
    model.showHistory(of: model.root.container)
    let labels = labels(model)
    #expect(labels.prefix(2) == ["item-99999", "item-99998"])
    #expect(labels.suffix(2) == ["home", "Cancel"] && labels.count == 32)
    #expect(tally.count <= 32, "other screens are not made for it")
    try choose("home", model)
    #expect(model.path == ["home"])
  }

  @Test("where there is nothing to go back to there is none")
  func none() throws {
    let model = try makeModel(plugins: [TestPlugin()])
    #expect(!model.showHistory(of: model.root.container) && model.prompt == nil)
    model.root.present(Page.item(1))
    #expect(!model.showHistory(of: model.front.container) && model.prompt == nil)
  }

  @Test("the back button has it where there is more than one step to go")
  func backButton() throws {
    let model = try model(1)
    let composer = Composer(model)
    #expect(composer.bar?.back?.hasMenu == false)
    #expect(!composer.openMenu(try #require(composer.bar?.node.button("home"))))
    model.root.push(Page.item(2))
    #expect(composer.bar?.back?.hasMenu == true)
    #expect(composer.openMenu(try #require(composer.bar?.node.button("item-1"))))
    #expect(labels(model) == ["item-1", "home", "Cancel"])
  }

  @Test("collapsed columns are one history; side by side each has its own")
  func columns() throws {
    let model = try makeModel(.threeColumns, plugins: [TestPlugin()])
    model.update(traits: .narrow)
    model.column(.content).push(Page.item(1))
    model.root.show(Page.item(2))
    model.column(.detail).push(Page.item(3))
    let detail = model.column(.detail).container
    model.showHistory(of: detail)
    #expect(labels(model) == ["item-2", "item-1", "home", "sidebar", "Cancel"])
    try choose("home", model)
    #expect(model.root.frontColumn == .content)
    #expect(model.path(of: model.column(.content).container) == ["home"])
    #expect(model.path(of: detail) == ["item-2"], "as by so many steps back")
    model.column(.detail).push(Page.item(4))
    model.update(traits: .wide)
    model.showHistory(of: detail)
    #expect(labels(model) == ["item-2", "Cancel"])
  }
}
