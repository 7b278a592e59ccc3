import Testing

@testable import NavCore

@Suite("Screens built on the spot move like any other")
@MainActor struct BuiltScreenMoveTests {
  private func screen(_ text: String) -> Screen { Screen(text) { TextNode(text) } }

  private func shown(_ model: NavigationModel) -> [String] { Composer(model).body.texts }

  @Test("pushed, replaced and popped, each is shown while it is on top")
  func stack() throws {
    let model = try makeModel()
    model.update(traits: .narrow)
    model.root.push(screen("one"))
    #expect(shown(model) == ["one"])
    model.root.replace(with: screen("two"))
    #expect(shown(model) == ["two"])
    #expect(model.path == ["home", "*"])
    model.root.push(Page.item(1))
    model.root.pop()
    #expect(shown(model) == ["two"])
    model.root.pop()
    #expect(shown(model) == ["home"])
  }

  @Test("presented, with a path of screens above it, it is dismissed like any other")
  func presented() throws {
    let model = try makeModel()
    model.update(traits: .narrow)
    model.root.present(screen("sheet"), as: .sheet)
    model.front.push(screen("above"))
    #expect(shown(model) == ["above"])
    model.user(.back)
    #expect(shown(model) == ["sheet"])
    model.user(.back)
    #expect(shown(model) == ["home"])
    #expect(model.records.count == 1 && model.builtScreens.isEmpty)
  }

  @Test("a plan, a path and the detail column take them too")
  func plans() throws {
    let model = try makeModel(
      .columns([
        .init(.sidebar, .screen(screen("side"))),
        .init(.detail, .stack(.to(Page.blank), path: [.screen(screen("deep"))])),
      ]))
    model.update(traits: .narrow)
    #expect(shown(model) == ["side"])
    model.root.front(.detail)
    #expect(shown(model) == ["deep"])
    model.root.perform(.show(.screen(screen("shown"))))
    #expect(shown(model) == ["shown"])
    model.root.perform(.setPath([.screen(screen("first")), .screen(screen("second"))]))
    #expect(shown(model) == ["second"])
    #expect(model.path == ["*", "*", "*"])
  }

  @Test("two of them are never the same place: setting the path anew makes new entries")
  func identity() throws {
    let model = try makeModel()
    model.root.perform(.setPath([.screen(screen("one"))]))
    let first = try #require(model.root.entries.last)
    model.root.perform(.setPath([.screen(screen("one"))]))
    #expect(model.root.entries.last?.id != first.id)
    #expect(model.root.entries.count == 2)
  }

  @Test("what one captures is let go by every way that takes it away", arguments: 0..<6)
  func released(_ way: Int) throws {
    let model = try makeModel()
    model.update(traits: .narrow)
    weak var captured: Tally?
    do {
      let tally = Tally()
      captured = tally
      let screen = Screen("\(tally.count)") { TextNode("\(tally.count)") }
      if way < 4 { model.root.push(screen) } else { model.root.present(screen) }
    }
    #expect(captured != nil)
    switch way {
    case 0: model.root.pop()
    case 1: model.root.replace(with: Page.item(1))
    case 2: model.root.setPath([Page.item(1)])
    case 3: model.root.remove(.entries { $0.route == nil })
    case 4: model.root.dismiss(.all)
    default: model.user(.back)
    }
    #expect(captured == nil)
  }
}
