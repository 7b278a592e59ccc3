import NavCore
import NavLayout
import NavTerminal
import NavTestSupport
import Testing

@Suite("The way back, whatever the bar")
@MainActor struct BarBackTests {
  private static let walk = ["Home", "Fruits", "Apples", "Red apples"].map { BarContent(title: $0) }

  /// Each room; the direction of writing goes on by one from room to room, and from bar to bar.
  private static func everywhere(
    _ bar: String, _ contents: [BarContent] = walk, form: BarStage.Form = .stack,
    _ check: (BarDriver) throws -> Void
  ) throws {
    let first = BarStage.bars.firstIndex(of: bar) ?? 0
    for (index, room) in BarDriver.rooms.enumerated() {
      let direction: Traits.Direction = (first + index) % 2 == 0 ? .leftToRight : .rightToLeft
      try check(try BarDriver(contents, bar: bar, form: form, room: room, direction: direction))
    }
  }

  @Test("the key for back, and a swipe, go back by one step each", arguments: BarStage.bars)
  func keyAndSwipe(_ bar: String) throws {
    try Self.everywhere(bar) { app in
      #expect(app.depth == 4)
      app.driver.press(.escape)
      #expect(app.depth == 3)
      app.swipeBack()
      #expect(app.depth == 2)
      app.driver.press(.backspace)
      #expect(app.depth == 1)
      app.swipeBack()
      app.driver.press(.escape)
      #expect(app.depth == 1 && !app.driver.isFinished)
      #expect(app.back == nil, "there is nothing to go back to")
    }
  }

  @Test(
    "a back button that is shown gets the focus by Tab, and goes back by one step when pressed",
    arguments: BarStage.bars)
  func button(_ bar: String) throws {
    try Self.everywhere(bar) { app in
      for depth in [4, 3, 2] {
        guard let back = app.back else {
          #expect(["title", "hidden"].contains(bar), "only these bars have no back button")
          return
        }
        #expect(app.depth == depth)
        #expect(back.label == "Back to \(Self.walk[depth - 2].title)")
        #expect(back.role == .button && back.isEnabled)
        #expect(back.hasMenu == (depth > 2), "a menu, where there are several steps to go")
        #expect(app.tab(to: back))
        app.driver.press(.enter)
        #expect(app.depth == depth - 1)
      }
      #expect(app.depth == 1)
    }
  }

  @Test("the menu of the back button goes back several steps at once", arguments: BarStage.bars)
  func history(_ bar: String) throws {
    try Self.everywhere(bar) { app in
      if let back = app.back { #expect(app.tab(to: back)) }
      app.driver.perform(.menu)
      #expect(
        app.driver.frame.prompt?.prompt.choices.dropLast().map(\.label)
          == ["Apples", "Fruits", "Home"])
      app.driver.press(.down)
      app.driver.press(.enter)
      #expect(app.driver.model.prompt == nil)
      #expect(app.depth == 2)
      #expect(app.bar?.title == "Fruits")
    }
  }

  @Test("what the screen says of its back button is what it is called", arguments: BarStage.bars)
  func ownBack(_ bar: String) throws {
    var content = BarContent.full
    content.ownBack = ("Away", .close, RGBColor(hex: 0x55_6677))
    for display in BackItem.Display.allCases {
      content.display = display
      let app = try BarDriver([BarContent(), content], bar: bar)
      let back = app.back
      #expect((back == nil) == (display == .hidden || ["title", "hidden"].contains(bar)))
      // A path's parts are called what they show, wherever they lead.
      #expect(
        ["Away", bar == "breadcrumb" ? "Back to Fruits" : "Away"].contains(back?.label ?? "Away"))
      app.driver.press(.escape)
      #expect(app.depth == 1)
    }
  }

  @Test("a sheet's first screen has a way out, called close", arguments: BarStage.bars)
  func sheet(_ bar: String) throws {
    try Self.everywhere(bar, Array(Self.walk.prefix(2)), form: .sheet) { app in
      app.swipeBack()
      #expect(app.depth == 1 && app.bar?.title == "Home")
      if let back = app.back {
        #expect(back.label == "Close")
        #expect(app.tab(to: back))
        app.driver.press(.enter)
      } else {
        app.driver.press(.escape)
      }
      #expect(app.bar?.title == "Below")
    }
  }

  @Test(
    "the focus reaches all that can be used in the bar, and nothing else", arguments: BarStage.bars)
  func focus(_ bar: String) throws {
    for seed in 0..<6 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let contents = (0..<3).map { _ in BarContent.random(using: &random) }
      let room = BarDriver.rooms[Int(seed) % BarDriver.rooms.count]
      let app = try BarDriver(contents, bar: bar, room: room)
      let all = app.driver.accessElements.filter { $0.id != nil && $0.isEnabled }.map(\.label)
      #expect(app.cycle().sorted() == all.sorted(), "seed \(seed)")
    }
  }

  @Test(
    "after a push the reading is at the new screen's heading, after a pop at what was pressed",
    arguments: BarStage.bars)
  func reading(_ bar: String) throws {
    try Self.everywhere(bar) { app in
      app.driver.model.front.popToRoot()
      for title in ["Fruits", "Apples"] {
        app.driver.press(.enter)
        let reading = app.driver.reading
        #expect(reading?.role == .heading && reading?.label == title)
        #expect(app.driver.cursor.column == reading?.rect.x)
        #expect(app.driver.cursor.row == reading?.rect.y)
      }
      for _ in 0..<2 {
        app.driver.press(.escape)
        #expect(app.driver.reading?.label == "Go on")
      }
    }
  }
}
