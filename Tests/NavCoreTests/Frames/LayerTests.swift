import NavCore
import Testing

@Suite("Layers of a frame")
@MainActor struct LayerTests {
  private func composer(_ screen: ScreenMaker? = nil) throws -> Composer {
    let model = try makeModel(plugins: [TestPlugin()], screen: screen)
    model.update(traits: .narrow)
    return Composer(model)
  }

  @Test("presentations are layers above the app, the last on top and in front; alerts have no bar")
  func layers() throws {
    let composer = try composer()
    composer.model.root.present(Page.item(1), as: .sheet)
    composer.model.front.present(Page.item(2), as: .alert)
    let frame = composer.frame()
    #expect(frame.layers.map(\.presentation) == [nil, .sheet, .alert])
    #expect(frame.stacks.map { $0.bar?.title } == ["home", "item-1", nil])
    #expect(frame.front == composer.model.tree.frontStack)
    #expect(frame.frontStack?.body.texts == ["item-2"])
  }

  @Test("what a cover hides is no layer, and is not composed")
  func cover() throws {
    let composer = try composer()
    composer.model.root.present(Page.item(1), as: .sheet)
    composer.model.front.present(Page.item(2), as: .cover)
    composer.model.front.present(Page.item(3), as: .sheet)
    #expect(composer.frame().layers.map(\.presentation) == [.cover, .sheet])
    #expect(composer.frame().stacks.map { $0.bar?.title } == ["item-2", "item-3"])
    #expect(composer.statistics.units == 4)
  }

  @Test("home means nothing at the root of a presentation, and is used above it")
  func homeOfPresentation() throws {
    let composer = try composer()
    composer.model.root.present(Page.item(1), as: .sheet)
    #expect(composer.bar?.trailing == [])
    composer.model.front.push(Page.item(2))
    #expect(composer.bar?.trailing == ["Home"])
  }

  @Test("columns can be a layer")
  func columns() throws {
    let composer = try composer()
    composer.model.update(traits: .wide)
    composer.model.root.perform(.present(.cover, .twoColumns), animated: true, cause: .code)
    guard case .columns(let columns)? = composer.frame().layers.last?.content else {
      Issue.record("no columns on top")
      return
    }
    #expect(columns.style == "even")
    #expect(columns.columns.map(\.arranged.role) == [.sidebar, .detail])
    #expect(columns.columns.map(\.arranged.width) == [480, 480])
  }

  @Test("a prompt has a slot of its own, with its texts and a button for each answer")
  func prompt() throws {
    let composer = try composer()
    let answers = Count()
    let prompt = Prompt(
      "Delete?", message: "It is gone then.",
      choices: [.init("Delete", role: .destructive), .init("Keep", role: .cancel)])
    composer.model.ask(prompt) { answers.log.append($0.label) }
    let shown = try #require(composer.frame().prompt)
    #expect(shown.prompt == prompt)
    #expect(shown.node.texts == ["Delete?", "It is gone then."])
    #expect(shown.node.buttons.map(\.title) == ["Delete", "Keep"])
    #expect(shown.node.buttons.map(\.role) == [.destructive, .cancel])
    let delete = try #require(shown.node.button("Delete"))
    #expect(composer.activate(delete))
    #expect(!composer.activate(delete))
    #expect(answers.log == ["Delete"])
    #expect(composer.frame().prompt == nil)
  }

  @Test("the prompt's focus is the model's, and starts afresh with the next prompt")
  func promptFocus() throws {
    let composer = try composer()
    for title in ["One", "Two"] {
      composer.model.ask(Prompt(title, choices: [.init("Yes"), .init("No")])) { _ in }
    }
    let no = try #require(composer.frame().prompt?.node.button("No"))
    composer.model.promptFocus = no
    #expect(composer.frame().prompt?.focus == no)
    composer.model.answer(.init("Yes"))
    #expect(composer.frame().prompt?.prompt.title == "Two")
    #expect(composer.frame().prompt?.focus == nil)
  }

  @Test("each stack is shown in the theme of its nearest choice, the frame in the app's")
  func themes() throws {
    let composer = try composer { page, _ in
      page == .item(1) ? Screen("\(page)") {}.theme(.named("own")) : Screen("\(page)") {}
    }
    composer.model.root.push(Page.item(1))
    composer.model.root.present(Page.item(2))
    #expect(composer.frame().theme.name == "acme")
    #expect(composer.frame().stacks.map(\.theme.name) == ["own", "acme"])
  }

  @Test("another theme, bar or column style at run time keeps the navigation and the bodies")
  func restyle() throws {
    let composer = try composer()
    composer.model.root.setPath([Page.item(1), Page.item(2)])
    let before = composer.frame()
    let tree = composer.model.tree
    var other = BackFirstBar()
    other.name = "other"
    composer.model.styles.bar = other
    composer.model.styles.theme = .named("other")
    composer.model.styles.columns = EvenColumns()
    let after = composer.frame()
    #expect(composer.model.tree == tree)
    #expect(after.frontStack?.bar?.style == "other")
    #expect(after.theme.name == "other")
    #expect(after.frontStack?.body === before.frontStack?.body)
    #expect(after.frontStack?.entry == before.frontStack?.entry)
  }

  @Test("a bar style of the same name that is chosen at run time makes its bar anew")
  func sameName() throws {
    struct Titled: BarStyle {
      let name = "titled"
      let prefix: String
      @MainActor func makeBar(_ configuration: BarConfiguration) -> Bar {
        Bar { TextNode(prefix + configuration.title) }
      }
    }
    let composer = try composer()
    for prefix in ["a ", "b "] {
      composer.model.styles.bar = Titled(prefix: prefix)
      #expect(composer.bar?.node.texts == [prefix + "home"])
    }
  }
}
