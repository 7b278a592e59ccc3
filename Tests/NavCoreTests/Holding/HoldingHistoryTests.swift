import Testing

@testable import NavCore

@Suite("The way back out of what entries hold")
@MainActor struct HoldingHistoryTests {
  private func model() throws -> NavigationModel {
    let model = try makeModel(plugins: [TestPlugin()])
    model.update(traits: .narrow)
    model.root.setPath([Page.item(1), Page.item(2)])
    model.root.push(Page.item(3), holding: .album())
    model.front.push(Page.item(7))
    return model
  }

  @Test("the history leads on to the entries below the holder, which shows all the while")
  func history() throws {
    let model = try model()
    let inner = model.front.container
    #expect(
      model.history(of: inner, atMost: 9).map(\.entry.text)
        == ["item-11", "item-2", "item-1", "home"])
    #expect(model.history(of: inner, atMost: 2).map(\.entry.text) == ["item-11", "item-2"])
    #expect(
      model.history(of: model.tree.root, atMost: 9).map(\.entry.text) == [
        "item-2", "item-1", "home",
      ])
    #expect(
      model.path(of: inner, atMost: 9).steps.map(\.title) == [
        "home", "item-1", "item-2", "item-11",
      ])
  }

  @Test("a choice goes there in one change")
  func choosing() throws {
    let model = try model()
    let before = model.tree
    model.path(of: model.front.container, atMost: 9).steps[1].action()
    #expect(model.path == ["home", "item-1"])
    #expect(model.tree.containers.ids == [model.tree.root] && before != model.tree)
    let other = try self.model()
    other.showHistory(of: other.front.container)
    let choice = try #require(other.prompt?.choices.first { $0.label == "item-11" })
    other.answer(choice)
    #expect(other.path == ["item-11"])
  }

  @Test("a choice in a column before leads there, and the holder is gone")
  func choosingColumn() throws {
    let model = try makeModel(.twoColumns, plugins: [TestPlugin()])
    model.update(traits: .narrow)
    model.root.show(Page.item(1))
    model.front.push(Page.item(2), holding: .album())
    let inner = model.front.container
    let steps = model.path(of: inner, atMost: 9).steps
    #expect(steps.map(\.title) == ["sidebar", "item-1"])
    let before = model.tree
    steps[0].action()
    #expect(model.path == ["sidebar"] && model.tree.containers.held == [:])
    #expect(model.column(.detail).entries.map(\.text) == ["item-1"])
    #expect(model.tree.problem == nil && before != model.tree)
  }

  @Test("the edge swipe within goes back, and at the beginning out")
  func swipe() throws {
    let model = try model()
    for path in [["item-11"], ["home", "item-1", "item-2"]] {
      let action = try #require(model.swipeMove(towards: .right))
      #expect(model.swipeMove(towards: .left) == nil)
      model.user(action)
      #expect(model.path == path)
    }
    let root = try makeModel(.stack(.holding(.to(Page.home), .album())))
    root.update(traits: .narrow)
    #expect(root.swipeMove(towards: .right) == nil)
  }

  @Test(
    "the edge swipe leads out of held columns at their first one, and in columns to the one before")
  func swipeInColumns() throws {
    let model = try makeModel(plugins: [TestPlugin()])
    model.update(traits: .narrow)
    model.root.push(Page.item(1), holding: .twoColumns)
    model.front.front(.detail)
    for path in [["sidebar"], ["home"]] {
      model.user(try #require(model.swipeMove(towards: .right)))
      #expect(model.path == path)
    }
    let columns = try makeModel(
      .columns(
        [
          .init(.sidebar, .to(Page.sidebar)), .init(.detail, .holding(.to(Page.blank), .album())),
        ], front: .detail), plugins: [TestPlugin()])
    columns.update(traits: .narrow)
    columns.user(try #require(columns.swipeMove(towards: .right)))
    #expect(columns.path == ["sidebar"])
  }
}
