import NavCore
import Testing

@Suite("Appearing and disappearing with presentations")
@MainActor struct PresentationAppearanceTests {
  @Test(
    "what a sheet or an alert is over stays in sight", arguments: [Presentation.Kind.sheet, .alert])
  func sheet(_ kind: Presentation.Kind) throws {
    let sights = Sights()
    let model = try makeModel(told: sights)
    #expect(
      sights.during { model.root.present(Page.item(1), as: kind) } == ["will+item-1", "did+item-1"])
    #expect(
      sights.during { model.front.push(Page.item(2)) }
        == ["will-item-1", "will+item-2", "did-item-1", "did+item-2"])
    #expect(sights.during { model.front.dismiss() } == ["will-item-2", "did-item-2"])
  }

  @Test("what a cover is over disappears, all layers of it, and comes back when the cover goes")
  func cover() throws {
    let sights = Sights()
    let model = try makeModel(.twoColumns, told: sights)
    model.root.present(Page.item(1))
    _ = sights.take()
    #expect(
      sights.during { model.front.present(Page.item(2), as: .cover) } == [
        "will-item-1", "will-blank", "will-sidebar", "will+item-2", "did-item-1", "did-blank",
        "did-sidebar", "did+item-2",
      ])
    #expect(sights.during { model.root.push(Page.item(9)) } == [], "it is covered")
    #expect(
      sights.during { model.front.dismiss() } == [
        "will-item-2", "will+item-9", "will+blank", "will+item-1", "did-item-2", "did+item-9",
        "did+blank", "did+item-1",
      ])
  }

  @Test("a move below a sheet is seen beside it")
  func belowSheet() throws {
    let sights = Sights()
    let model = try makeModel(told: sights)
    model.root.present(Page.item(1))
    #expect(
      sights.during { model.root.push(Page.item(2)) }
        == ["will-home", "will+item-2", "did-home", "did+item-2"])
  }

  @Test("several that are dismissed at once go the uppermost first; those below a cover come back")
  func all() throws {
    let sights = Sights()
    let model = try makeModel(told: sights)
    model.root.present(Page.item(1), as: .cover)
    model.front.present(Page.item(2), as: .sheet)
    model.front.present(Page.item(3), as: .alert)
    #expect(
      sights.during { model.root.dismiss(.all) } == [
        "will-item-3", "will-item-2", "will-item-1", "will+home", "did-item-3", "did-item-2",
        "did-item-1", "did+home",
      ])
  }

  @Test("a prompt is no screen: nothing disappears for it")
  func prompt() throws {
    let sights = Sights()
    let model = try makeModel(told: sights)
    #expect(
      sights.during {
        model.ask(Prompt("?", choices: [.init("Yes")])) { _ in }
        model.answer(Prompt.Choice("Yes"))
      } == [])
  }

  @Test("only those that go for good are told so, with the change; a page or a cover keeps them")
  func isRemoved() throws {
    let log = Count()
    let model = try makeModel(
      .threePages(), plugins: [TestPlugin()],
      observers: [
        Observer(
          willDisappear: { log.log.append("\($0.entry.text) \($0.isRemoved) \($0.change != nil)") },
          didDisappear: { log.log.append("\($0.entry.text) \($0.isRemoved)") })
      ])
    model.update(traits: .wide)
    model.root.select(.next)
    model.root.push(Page.item(7))
    model.root.pop()
    model.root.present(Page.item(8), as: .cover)
    model.front.dismiss()
    model.terminate()
    #expect(
      log.log == [
        "item-1 false true", "item-1 false", "item-2 false true", "item-2 false",
        "item-7 true true", "item-7 true", "item-2 false true", "item-2 false",
        "item-8 true true", "item-8 true", "item-2 false false", "item-2 false",
      ])
  }

  @Test("whoever is told finds the navigator of the stack, and the tree as it is after the move")
  func facts() throws {
    let log = Count()
    let observer = Observer(
      willAppear: { appearance in
        let tag = appearance.navigator.tag ?? "-"
        log.log.append("\(appearance.entry.text) in \(tag) of \(appearance.model.path)")
      })
    let model = try makeModel(.threePages(), observers: [observer])
    model.update(traits: .wide)
    log.log = []
    model.root.select(.index(2))
    #expect(log.log == ["item-3 in third of [\"item-3\"]"])
  }
}
