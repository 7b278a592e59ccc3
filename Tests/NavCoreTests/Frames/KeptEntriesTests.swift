import NavCore
import Testing

@Suite("What is kept of entries out of sight")
@MainActor struct KeptEntriesTests {
  @Test(
    "the bodies of the last entries are kept for the way back, those of a deep path are not all")
  func bounded() throws {
    let count = Count()
    let model = try makeModel { page, _ in
      Screen("\(page)") {
        let _ = count.value += 1
        TextNode("\(page)")
      }
    }
    model.update(traits: .narrow)
    let composer = Composer(model)
    for number in 0..<200 {
      model.root.push(Page.item(number))
      _ = composer.frame()
    }
    #expect(count.value == 200)
    for number in (0..<199).reversed() {
      model.root.pop()
      #expect(composer.body.texts == ["item-\(number)"])
      if number == 150 { #expect(count.value == 200) }
    }
    #expect(count.value > 300)
  }

  @Test("going home from deep down composes the root alone")
  func home() throws {
    let count = Count()
    let model = try makeModel { page, _ in
      Screen("\(page)") {
        let _ = count.log.append("\(page)")
        TextNode("\(page)")
      }
    }
    model.update(traits: .narrow)
    let composer = Composer(model)
    model.root.setPath((0..<40).map { Page.item($0) })
    _ = composer.frame()
    model.user(.home)
    #expect(composer.body.texts == ["home"])
    #expect(count.log == ["item-39", "home"])
  }

  @Test("the focus of a screen that was just pushed is its first; the one below keeps its own")
  func focus() throws {
    let model = try makeModel()
    model.update(traits: .narrow)
    let composer = Composer(model)
    let home = try #require(composer.frame().frontStack?.entry)
    var state = model.state(of: home)
    state.focus = NodeID(rawValue: 3)
    model.setState(state, of: home)
    model.root.push(Page.item(1))
    #expect(composer.frame().frontStack?.focus == nil)
    model.root.pop()
    #expect(composer.frame().frontStack?.focus == NodeID(rawValue: 3))
  }

  @Test("columns that are dismissed from above while the device turns are all there afterwards")
  func turningWhileDismissing() throws {
    let model = try makeModel(.twoColumns, plugins: [TestPlugin()])
    let composer = Composer(model)
    model.update(traits: .wide)
    let before = composer.frame()
    model.root.present(Page.item(1))
    model.update(traits: .narrow)
    _ = composer.frame()
    model.front.dismiss()
    model.update(traits: .wide)
    #expect(composer.frame().stacks.map(\.entry) == before.stacks.map(\.entry))
    #expect(composer.frame().stacks.count == 2)
  }
}
