import NavCore
import Testing

@Suite("Items without room are in a menu")
@MainActor struct BarMenuTests {
  private let style = RecordingBar()
  private let tally = Tally()

  private func composer(_ count: Int) throws -> Composer {
    let tally = tally
    let app = try makeApp { page, _ in
      Screen("\(page)") {}.trailing {
        for index in 0..<count {
          BarItem("Item \(index)", symbol: index == 0 ? .add : nil, isEnabled: index != 2) {
            tally.count = index + 1
          }
        }
      }
    }.bar(style)
    return Composer(NavigationModel(app))
  }

  /// The alternatives for the items at the trailing end, each as the labels of its buttons.
  private func alternatives(_ composer: Composer) throws -> [[String]] {
    let node = try #require(composer.bar?.node.children[2].all.first { $0.kind == .fitting })
    return node.children.map { $0.buttons.map(\.label) }
  }

  @Test("all with titles, all with symbols, then fewer and fewer and a menu of the others")
  func alternatives() throws {
    #expect(
      try alternatives(composer(3)) == [
        ["Item 0", "Item 1", "Item 2"], ["Item 0", "Item 1", "Item 2"],
        ["Item 0", "Item 1", "More"], ["Item 0", "More"], ["More"],
      ])
    #expect(try alternatives(composer(20))[0].count == 9, "eight, and the menu")
  }

  @Test("an item is the same in all alternatives, so that it keeps the focus")
  func identity() throws {
    let composer = try composer(3)
    let node = try #require(composer.bar?.node.children[2].all.first { $0.kind == .fitting })
    let ids = node.children.map { alternative in
      alternative.all.compactMap { node -> NodeID? in
        if case .button(let button) = node.kind, button.label == "Item 0" { node.id } else { nil }
      }
    }
    #expect(ids.dropLast().allSatisfy { $0.count == 1 && $0 == ids[0] })
  }

  @Test("a menu lists the items after those that are shown, and a choice does what the item does")
  func choosing() throws {
    let composer = try composer(4)
    let fitting = try #require(composer.bar?.node.children[2].all.first { $0.kind == .fitting })
    let menu = try #require(
      fitting.children[3].all.last { if case .button = $0.kind { true } else { false } })
    #expect(composer.activate(try #require(menu.id)))
    let prompt = try #require(composer.model.prompt)
    #expect(prompt.title == "More" && prompt.form == .menu)
    #expect(prompt.choices.map(\.label) == ["Item 2", "Item 3", "Cancel"])
    #expect(prompt.choices.map(\.isEnabled) == [false, true, true])
    composer.model.answer(prompt.choices[1])
    #expect(tally.count == 4 && composer.model.prompt == nil)
  }

  @Test("what can't be used now can't be chosen, and cancelling does nothing")
  func disabled() throws {
    let composer = try composer(4)
    try #require(style.last == nil)
    _ = composer.frame()
    let items = try #require(style.last).trailing
    let button = try #require(style.last).menuButton(items)
    let shown = Composer(try makeModel(.stack(.screen(Screen("") { button }))))
    #expect(shown.activate(try #require(shown.body.id)))
    let prompt = try #require(composer.model.prompt)
    let node = try #require(composer.frame().prompt?.node)
    let rows = node.all.compactMap { node -> (NodeID, RowNode.Attributes)? in
      if case .row(let row) = node.kind, let id = node.id { (id, row) } else { nil }
    }
    #expect(rows.map(\.1.isActive) == [true, true, false, true])
    #expect(!composer.activate(rows[2].0) && composer.model.prompt != nil)
    composer.model.answer(prompt.cancelChoice)
    #expect(composer.model.prompt == nil && tally.count == 0)
  }
}
