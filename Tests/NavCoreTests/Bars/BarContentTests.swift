import NavCore
import Testing

@Suite("What a screen has in its bar")
@MainActor struct BarContentTests {
  private let style = RecordingBar()
  private let tally = Tally()

  private func composer(
    _ traits: Traits = .narrow, _ screen: @escaping @MainActor (Screen) -> Screen
  ) throws -> Composer {
    let app = try makeApp { page, _ in
      screen(
        Screen("\(page)") {
          TextNode("text")
          ListNode(count: 50) { RowNode("\($0)") {} }
          ListNode(count: 50) { RowNode("\($0)") {} }
        })
    }.bar(style)
    let model = NavigationModel(app)
    model.update(traits: traits)
    return Composer(model)
  }

  private func configuration(_ composer: Composer) throws -> BarConfiguration {
    _ = composer.frame()
    return try #require(style.last)
  }

  @Test("the subtitle stands beside the title in a terminal, below it elsewhere")
  func subtitle() throws {
    let composer = try composer { $0.subtitle("small").titleForm(.inline) }
    #expect(try configuration(composer).subtitle == "small")
    #expect(composer.bar?.subtitle == "small")
    #expect(composer.bar?.node.children[1].description.contains("fitting") == true)
    composer.model.update(traits: .room(.phone, width: 390, height: 844))
    #expect(composer.bar?.node.children[1].description.contains("fitting") == false)
    #expect(composer.bar?.node.children[1].texts == ["home", "small"])
  }

  @Test("nodes can stand in the place of title and subtitle; the title stays what it is called")
  func titleContent() throws {
    let composer = try composer { screen in
      screen.subtitle("small").titleContent { SymbolNode(.home) }
    }
    #expect(composer.bar?.title == "home")
    #expect(composer.bar?.node.texts.isEmpty == true)
    #expect(try configuration(composer).isTitleLarge(automatic: true) == false)
  }

  @Test("a large title goes up into the line once the content has been moved, and comes back")
  func scrolling() throws {
    let composer = try composer { $0 }
    let entry = try #require(composer.frame().frontStack?.entry)
    func state(_ list: Int, row: Int) throws -> ScrollState {
      let lists = composer.body.all.compactMap { node in
        if case .list(let source) = node.kind { source.id } else { nil }
      }
      var state = composer.model.state(of: entry)
      state.scroll[lists[list]] = .init(row: row)
      composer.model.setState(state, of: entry)
      return try #require(composer.bar?.scrollState)
    }
    #expect(composer.bar?.scrollState == .atEdge)
    #expect(composer.bar?.node.children[3].texts == ["home"])
    #expect(try state(1, row: 3) == .atEdge, "the first area of the body counts")
    #expect(try state(0, row: 3) == .scrolled)
    #expect(composer.bar?.node.children[1].texts == ["home"])
    #expect(composer.bar?.node.children[3].texts.isEmpty == true)
    #expect(try state(0, row: 0) == .atEdge)
    #expect(composer.bar?.node.children[3].texts == ["home"])
  }

  @Test("the bar is made anew when the state changes, not when content is moved on")
  func scrollWork() throws {
    let composer = try composer { $0 }
    let entry = try #require(composer.frame().frontStack?.entry)
    let list = try #require(composer.body.list?.id)
    for row in 1...20 {
      var state = composer.model.state(of: entry)
      state.scroll[list] = .init(row: row)
      composer.model.setState(state, of: entry)
      _ = composer.frame()
    }
    #expect(style.made == 2)
  }

  @Test(
    "in a low room titles are not large",
    arguments: [
      (Traits.terminal(columns: 80, rows: 15), ScrollState.compact),
      (.terminal(columns: 80, rows: 16), .atEdge),
      (.room(.phone, width: 844, height: 390), .compact),
      (.room(.phone, width: 390, height: 844), .atEdge),
      (.room(.desktop, width: 900, height: 400), .compact),
    ])
  func low(_ traits: Traits, _ state: ScrollState) throws {
    let composer = try composer(traits) { $0.titleForm(.large) }
    #expect(composer.bar?.scrollState == state)
    #expect(composer.bar?.node.children[3].texts.isEmpty == (state == .compact))
  }

  @Test("a search field says “Search” in the language of the host, and edits the screen's text")
  func search() throws {
    let tally = tally
    let composer = try composer { screen in
      screen.search(tally.text, submit: { tally.count += 1 }) { tally.text = $0 }
    }
    func field() throws -> (id: NodeID, field: FieldNode.Attributes) {
      let found = composer.bar?.node.all.lazy.compactMap { node in
        if case .field(let field) = node.kind, let id = node.id { (id, field) } else { nil }
      }.first
      return try #require(found)
    }
    #expect(try field().field.label == "Search" && field().field.isSearch)
    #expect(composer.edit(try field().id, "milk"))
    #expect(tally.text == "milk")
    #expect(try field().field.text == "milk")
    #expect(composer.activate(try field().id) && tally.count == 1)
  }

  @Test("work that goes on is shown as long as it does")
  func progress() throws {
    let tally = tally
    let composer = try composer { screen in
      screen.progress(tally.count > 0 ? ProgressNode(fraction: 0.5, width: 40) : nil)
    }
    func hasSign() -> Bool { composer.bar?.node.description.contains("progress") == true }
    #expect(!hasSign())
    tally.count = 1
    #expect(hasSign())
    #expect(try configuration(composer).progress?.width == 40)
    tally.count = 0
    #expect(!hasSign())
  }

  @Test("a width that is no width counts as none")
  func progressWidth() {
    #expect(ProgressNode(width: -1).width == 0)
    #expect(ProgressNode(width: .nan).width == 0)
    #expect(ProgressNode().width == nil)
  }

  @Test("a place of a bar is held to the room")
  func anchors() {
    #expect(BarPlacement.Anchor(x: -1, y: 2) == BarPlacement.Anchor(x: 0, y: 1))
    #expect(BarPlacement.Anchor(x: .nan, y: .infinity) == BarPlacement.Anchor(x: 0, y: 1))
    #expect(BarPlacement.floating(.init(x: 0.5, y: 1)).description == "floating 0.5,1.0")
    #expect(BarPlacement.hidden.description == "hidden" && BarPlacement.top.anchor == nil)
  }
}
