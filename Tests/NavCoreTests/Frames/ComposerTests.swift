import NavCore
import Testing

@Suite("What is composed, and when")
@MainActor struct ComposerTests {
  private func composer(
    _ root: ContainerPlan = .stack(Page.home), screen: ScreenMaker? = nil
  ) throws -> Composer {
    let model = try makeModel(root, plugins: [TestPlugin()], screen: screen)
    model.update(traits: .narrow)
    return Composer(model)
  }

  @Test("where nothing has changed the very same frame comes back and nothing is composed")
  func unchanged() throws {
    let composer = try composer()
    let frame = composer.frame()
    let statistics = composer.statistics
    #expect(statistics.units == 2)
    for _ in 0..<3 {
      #expect(composer.frame() == frame)
      #expect(composer.frame().frontStack?.body === frame.frontStack?.body)
    }
    #expect(composer.statistics == statistics)
  }

  @Test("after a push only the new entry's body and bar are composed, after a pop nothing is")
  func pushAndPop() throws {
    let composer = try composer()
    let frame = composer.frame()
    composer.model.root.push(Page.item(1))
    #expect(composer.unitsForFrame() == 2)
    #expect(composer.body.texts == ["item-1"])
    composer.model.root.pop()
    #expect(composer.unitsForFrame() == 0)
    #expect(composer.frame() == frame)
    #expect(composer.body === frame.frontStack?.body)
  }

  @Test("the bodies between the root and the top of a path are not composed")
  func invisible() throws {
    let count = Count()
    let composer = try composer { page, _ in
      Screen("\(page)") {
        let _ = count.log.append("\(page)")
        TextNode("\(page)")
      }
    }
    composer.model.root.setPath([Page.item(1), Page.item(2), Page.item(3)])
    _ = composer.frame()
    #expect(count.log == ["item-3"])
  }

  @Test("a body is composed again when a value that it read changes, and nothing else is")
  func observed() throws {
    let tally = Tally()
    let composer = try composer(.twoColumns) { page, _ in
      Screen("\(page)") { TextNode(page == .blank ? "\(tally.count)" : "\(tally.other)") }
    }
    composer.model.update(traits: .wide)
    let before = composer.frame()
    tally.count = 5
    #expect(composer.unitsForFrame() == 1)
    let after = composer.frame()
    #expect(after != before)
    #expect(after.stacks[1].body.texts == ["5"])
    #expect(after.stacks[0].body === before.stacks[0].body)
    #expect(after.stacks[1].bar?.node === before.stacks[1].bar?.node)
  }

  @Test("a title that changes makes its bar anew, and that of the screen that leads back to it")
  func title() throws {
    let tally = Tally()
    let composer = try composer { page, _ in
      Screen(page == .home ? "Home \(tally.count)" : "\(page)") { TextNode("\(page)") }
    }
    composer.model.root.push(Page.item(1))
    #expect(composer.bar?.backTitle == "Home 0")
    tally.count = 1
    #expect(composer.unitsForFrame() == 1)
    #expect(composer.bar?.backTitle == "Home 1")
    composer.model.root.pop()
    #expect(composer.bar?.title == "Home 1")
  }

  @Test("a change of size composes only what reads it")
  func traits() throws {
    struct Width: NodeContent {
      func nodes(in context: NodeContext) -> [Node] {
        TextNode("\(Int(context.traits.width))").nodes(in: context)
      }
    }
    let count = Count()
    let composer = try composer(.twoColumns) { page, _ in
      Screen("\(page)") {
        let _ = count.log.append("\(page)")
        if page == .sidebar { Width() }
      }
    }
    composer.model.update(traits: .wide)
    #expect(composer.frame().stacks[0].body.texts == ["960"])
    count.log = []
    composer.model.update(traits: .terminal(columns: 100, rows: 30))
    #expect(composer.frame().stacks[0].body.texts == ["800"])
    #expect(count.log == ["sidebar"])
  }

  @Test("a kept value makes the body that reads it anew; scroll and focus don't")
  func state() throws {
    let composer = try composer { page, context in
      Screen("\(page)") { TextNode("\(context.state.values["n"] ?? .int(0))") }
    }
    let home = try #require(composer.frame().frontStack?.entry)
    var state = composer.model.state(of: home)
    state.focus = NodeID(rawValue: 9)
    composer.model.setState(state, of: home)
    #expect(composer.unitsForFrame() == 0)
    #expect(composer.frame().frontStack?.focus == NodeID(rawValue: 9))
    state.values["n"] = .int(3)
    composer.model.setState(state, of: home)
    #expect(composer.unitsForFrame() == 1)
    #expect(composer.body.texts == ["int(3)"])
  }

  @Test("two composers of one model make equal frames")
  func twoComposers() throws {
    let first = try composer(.twoColumns)
    let second = Composer(first.model)
    first.model.root.show(Page.item(1))
    #expect(first.frame() == second.frame())
    #expect(first.frame().hashValue == second.frame().hashValue)
  }
}
