import NavCore
import Testing

@Suite("What a screen says of the button that goes back")
@MainActor struct BackButtonTests {
  private func composer(screen: @escaping ScreenMaker) throws -> Composer {
    let model = try makeModel(plugins: [TestPlugin()], screen: screen)
    model.update(traits: .narrow)
    model.root.setPath([Page.item(1), Page.item(2)])
    return Composer(model)
  }

  private func item(screen: @escaping ScreenMaker) throws -> BackItem {
    let style = RecordingBar()
    let app = try makeApp(screen: screen).bar(style)
    let model = NavigationModel(app)
    model.root.push(Page.item(1))
    _ = Composer(model).frame()
    return try #require(style.last?.back)
  }

  @Test("its words, symbol and colour are the screen's, and it is called what it says")
  func look() throws {
    let composer = try composer { page, _ in
      Screen("\(page)") {}.backButton("Cancel", symbol: .close, ink: .role(.danger))
    }
    let back = try #require(composer.bar?.back)
    #expect(back.title == "Cancel" && back.label == "Cancel")
    #expect(back.symbol == .close && back.ink == .role(.danger) && back.role == .back)
    #expect(composer.activate(try #require(composer.bar?.node.button("Cancel"))))
    #expect(composer.model.path == ["home", "item-1"])
  }

  @Test("a screen's title for buttons that lead back to it is shown and announced")
  func backTitle() throws {
    let composer = try composer { page, _ in
      Screen("A long title of \(page)") {}.backTitle(page == .item(1) ? "One" : nil)
    }
    #expect(composer.bar?.back?.title == "One")
    #expect(composer.bar?.back?.label == "Back to One")
    composer.model.user(.back)
    #expect(composer.bar?.back?.label == "Back to A long title of home")
  }

  @Test(
    "as much of it is shown as the screen wants, and less where room is short",
    arguments: [
      (BackItem.Display.title, ["home", "Back", ""]), (.generic, ["Back", ""]), (.symbol, [""]),
      (.hidden, []),
    ])
  func display(_ display: BackItem.Display, _ titles: [String]) throws {
    let back = try item { page, _ in Screen("\(page)") {}.backButton(display: display) }
    #expect(back.display == display && back.label == "Back to home")
    let composer = Composer(
      try makeModel(.stack(.screen(Screen("") { back.nodes() }))))
    #expect(composer.body.all.compactMap(\.buttonTitle) == titles)
    #expect(Set(composer.body.all.compactMap(\.buttonID)).count <= 1)
  }

  @Test("a style shows no more than the screen wants")
  func most() throws {
    let back = try item { page, _ in Screen("\(page)") {}.backButton(display: .generic) }
    func titles(_ most: BackItem.Display) throws -> [String] {
      let model = try makeModel(.stack(.screen(Screen("") { back.nodes(atMost: most) })))
      return Composer(model).body.all.compactMap(\.buttonTitle)
    }
    #expect(try titles(.title) == ["Back", ""])
    #expect(try titles(.symbol) == [""])
    #expect(try titles(.hidden).isEmpty)
  }

  @Test("where it is hidden, the user's way back works all the same")
  func hidden() throws {
    let composer = try composer { page, _ in Screen("\(page)") {}.backButton(display: .hidden) }
    composer.model.user(.back)
    #expect(composer.model.path == ["home", "item-1"])
    #expect(composer.model.swipeMove(towards: .right) != nil)
  }
}

extension Node {
  fileprivate var buttonTitle: String? {
    if case .button(let button) = kind { button.title } else { nil }
  }

  fileprivate var buttonID: NodeID? { buttonTitle == nil ? nil : id }
}
