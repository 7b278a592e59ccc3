import NavCore
import Testing

@Suite("Bars")
@MainActor struct BarTests {
  private func composer(
    _ root: ContainerPlan = .stack(Page.home), traits: Traits = .narrow,
    screen: ScreenMaker? = nil
  ) throws -> Composer {
    let model = try makeModel(root, plugins: [TestPlugin()], screen: screen)
    model.update(traits: traits)
    return Composer(model)
  }

  @Test("at the root there is no back and home can't be pressed")
  func root() throws {
    let composer = try composer()
    let bar = try #require(composer.bar)
    #expect(bar.title == "home")
    #expect(bar.back == nil && bar.backTitle == nil)
    #expect(bar.node.buttons.first { $0.symbol == .home }?.isEnabled == false)
    #expect(bar.placement == .bottom)
    #expect(bar.style == "back-first")
  }

  @Test("back says the title of the screen before, and is announced as “Back to …”")
  func back() throws {
    let composer = try composer()
    composer.model.root.push(Page.item(1))
    let back = try #require(composer.bar?.back)
    #expect(back.title == "home")
    #expect(back.label == "Back to home")
    #expect(back.symbol == .back)
    #expect(back.role == .back)
    #expect(composer.bar?.backTitle == "home")
    composer.model.root.push(Page.item(2))
    #expect(composer.bar?.back?.label == "Back to item-1")
  }

  @Test("back to a screen without a title is called back")
  func untitled() throws {
    let composer = try composer { page, _ in Screen(page == .home ? "" : "\(page)") {} }
    composer.model.root.push(Page.item(1))
    #expect(composer.bar?.back?.title == "Back")
    #expect(composer.bar?.back?.label == "Back")
  }

  @Test("the words of back, home and close are the app's")
  func wording() throws {
    var app = try makeApp(plugins: [TestPlugin()])
    app.wording.backTo = "Zurück zu „{}“"
    app.wording.home = "Anfang"
    app.wording.close = "Schließen"
    let composer = Composer(NavigationModel(app))
    composer.model.root.push(Page.item(1))
    #expect(composer.bar?.back?.label == "Zurück zu „home“")
    #expect(composer.bar?.trailing == ["Anfang"])
    composer.model.root.present(Page.item(2))
    #expect(composer.bar?.back?.label == "Schließen")
  }

  @Test("the buttons of back and home make the user's moves")
  func buttons() throws {
    let composer = try composer()
    composer.model.root.setPath([Page.item(1), Page.item(2)])
    let back = try #require(composer.bar?.node.button("item-1"))
    #expect(composer.activate(back))
    #expect(composer.model.path == ["home", "item-1"])
    let home = try #require(composer.bar?.node.button("Home"))
    #expect(composer.activate(home))
    #expect(composer.model.path == ["home"])
    #expect(!composer.activate(try #require(composer.bar?.node.button("Home"))))
  }

  @Test("back pressed twice in one frame goes back once")
  func pressedTwice() throws {
    let composer = try composer()
    composer.model.root.setPath([Page.item(1), Page.item(2)])
    let back = try #require(composer.bar?.node.button("item-1"))
    #expect(composer.activate(back))
    #expect(!composer.activate(back))
    #expect(composer.model.path == ["home", "item-1"])
  }

  @Test("a screen's items stand at their ends, follow what they read and do what they say")
  func items() throws {
    let tally = Tally()
    let composer = try composer { page, _ in
      Screen("\(page)") {}
        .leading { BarItem("Add", symbol: .add, label: "Add one") { tally.count += 1 } }
        .trailing {
          BarItem("Off", isEnabled: false) { tally.count += 100 }
          if tally.count > 0 { BarItem("Reset") { tally.count = 0 } }
        }
    }
    #expect(composer.bar?.leading == ["Add one"])
    #expect(composer.bar?.trailing == ["Off", "Home"])
    #expect(composer.activate(try #require(composer.bar?.node.button("Add"))))
    #expect(!composer.activate(try #require(composer.bar?.node.button("Off"))))
    #expect(composer.bar?.trailing == ["Off", "Reset", "Home"])
    #expect(composer.activate(try #require(composer.bar?.node.button("Reset"))))
    #expect(tally.count == 0)
  }

  @Test("where no bar style is registered there is no bar")
  func none() throws {
    let composer = Composer(try makeModel())
    #expect(composer.bar == nil)
    #expect(composer.frame().theme.name == "bare")
  }
}
