import Testing

@testable import NavCore

@Suite("Frames of entries that hold containers")
@MainActor struct HoldingFrameTests {
  private func composer(_ root: ContainerPlan = .holdingAlbum) throws -> Composer {
    let model = try makeModel(root, plugins: [TestPlugin()])
    model.update(traits: .wide)
    return Composer(model)
  }

  @Test("the entry keeps its bar, and what it holds is its content in the place of a body")
  func content() throws {
    let composer = try composer()
    let frame = composer.frame()
    let outer = try #require(frame.stacks.first)
    #expect(outer.bar?.title == "item-1" && outer.bar?.backTitle == "home")
    #expect(outer.body.texts == [] && outer.body == Node.column([]))
    guard case .pager(let pager)? = outer.content else {
      Issue.record("it shows no pager")
      return
    }
    #expect(pager.page.stacks.first?.body.texts == ["item-11"])
    #expect(frame.stacks.map(\.bar?.title) == ["item-1", "item-11"])
    #expect(frame.stacks.map(\.content).map { $0 == nil } == [false, true])
    #expect(frame.pagers.map(\.container) == [pager.container])
    #expect(frame.frontStack?.bar?.title == "item-11")
    #expect(frame.frontStack?.bar?.back == nil, "the outer bar has it")
    #expect(frame.description.contains("  pager \(pager.container)"))
    #expect(frame.description.contains("item-11"))
  }

  @Test("an inner stack has a back of its own once there is something to go back to")
  func innerBack() throws {
    let composer = try composer()
    composer.model.front.push(Page.item(7))
    #expect(composer.bar?.backTitle == "item-11")
    #expect(composer.frame().stacks.first?.bar?.backTitle == "home")
  }

  @Test("what the outer bar shows can be used")
  func outerBar() throws {
    let composer = try composer()
    composer.model.front.push(Page.item(7))
    let back = try #require(
      composer.frame().stacks.first?.bar?.node.all.first { node in
        if case .button(let button) = node.kind { button.role == .back } else { false }
      }?.id)
    // Back means where the user is; the bar's own is that of its stack.
    #expect(composer.activate(back))
    #expect(composer.model.path == ["home"])
  }

  @Test("columns in what is held are arranged, and those around it go on")
  func columns() throws {
    let composer = try composer(
      .columns([
        .init(.sidebar, .to(Page.sidebar)),
        .init(.detail, .holding(.to(Page.blank), .twoColumns)),
      ]))
    let frame = composer.frame()
    #expect(frame.columns.count == 2)
    #expect(frame.stacks.map(\.bar?.title) == ["sidebar", "blank", "sidebar", "blank"])
    #expect(frame.columns[1].columns.count == 2)
    #expect(composer.model.tree.containers.columns.values.allSatisfy { $0.memory["even"] != nil })
  }

  @Test("the next frame composes only what has changed")
  func kept() throws {
    let composer = try composer()
    _ = composer.frame()
    composer.model.front.push(Page.item(7))
    _ = composer.frame()
    composer.model.front.pop()
    let before = composer.frame()
    #expect(composer.frame() == before)
    #expect(composer.unitsForFrame() == 0)
  }

  @Test("navigators around what is held choose its styles, the nearest first")
  func styles() throws {
    let model = try makeModel(
      ContainerPlan.holdingAlbum.theme(.named("outer")), plugins: [TestPlugin()])
    model.update(traits: .wide)
    #expect(Composer(model).frame().frontStack?.theme.name == "outer")
    let pager = try #require(model.held(by: .item(1)))
    model.containerStyles[pager]?.theme = .named("inner")
    #expect(Composer(model).frame().frontStack?.theme.name == "inner")
    #expect(Composer(model).frame().stacks.first?.theme.name == "outer")
  }
}
