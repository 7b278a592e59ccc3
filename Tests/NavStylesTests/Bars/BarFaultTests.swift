import NavCore
import NavStyles
import NavTerminal
import Testing

@testable import NavLayout

/// What users of other libraries report of bars; a test for each phrase.
@Suite("Faults that bars don't have")
@MainActor struct BarFaultTests {
  private static var custom: BarContent {
    var content = BarContent.full
    content.ownBack = ("Away", .close, RGBColor(hex: 0xCC_3300))
    return content
  }

  @Test(
    "a custom back button or a hidden bar leaves swipe-back as it is", arguments: BarStage.bars)
  func swipeBack(_ bar: String) throws {
    for display in BackItem.Display.allCases {
      for direction in Traits.Direction.allCases {
        var content = Self.custom
        content.display = display
        let app = try BarDriver(
          [BarContent(), BarContent(), content], bar: bar, direction: direction)
        app.driver.swipe(towards: direction == .leftToRight ? .left : .right)
        #expect(app.depth == 3, "a swipe the other way does nothing")
        app.swipeBack()
        #expect(app.depth == 2)
        app.swipeBack()
        #expect(app.depth == 1)
      }
    }
  }

  @Test("nothing is stuck after panning back from a screen with a hidden bar")
  func hiddenBar() async throws {
    let root = ContainerPlan.stack(
      .screen(
        Screen("List") { TextNode("Rows") }.bar(.backAndHome)))
    let app = NavApp("Test", registry: BarStage.registry, root: root)
    let driver = TerminalDriver(app, columns: 40, rows: 10)
    let before = driver.text
    for _ in 0..<20 {
      driver.model.front.push(Screen("Picture") { ButtonNode("Like") {} }.bar(.hidden))
      #expect(driver.frame.frontStack?.bar?.placement == .hidden)
      driver.swipe(towards: .right)
      #expect(driver.model.isIdle)
      #expect(driver.model.front.entries.count == 1)
      #expect(driver.text == before, "the bar is there again, and all is as it was")
      let pushed = driver.model.front.push(Screen("Next") { TextNode("Next") })
      #expect(pushed.change != nil, "the next move is made at once")
      driver.press(.escape)
      #expect(driver.text == before)
    }
  }

  @Test("the reading moves to the new bar on a push", arguments: BarStage.bars)
  func push(_ bar: String) throws {
    let app = try BarDriver([BarContent(title: "One"), Self.custom], bar: bar)
    let reading = app.driver.reading
    #expect(reading?.role == .heading)
    #expect(reading?.label == "Apples, pears and plums")
    #expect(app.driver.cursor.column == reading?.rect.x && app.driver.cursor.row == reading?.rect.y)
  }

  @Test(
    "a back button of one's own is announced by where it leads or what it says, never as plain “button”",
    arguments: BarStage.bars.filter { !["title", "hidden"].contains($0) })
  func announced(_ bar: String) throws {
    var content = BarContent.full
    for display in [BackItem.Display.title, .generic, .symbol] {
      content.display = display
      content.ownBack = (nil, .close, RGBColor(hex: 0xCC_3300))
      #expect(try BarDriver([BarContent(), content], bar: bar).back?.label == "Back to Fruits")
      content.ownBack = ("Away", nil, nil)
      let said = try BarDriver([BarContent(), content], bar: bar).back?.label
      #expect(said == (bar == "breadcrumb" && said != "Away" ? "Back to Fruits" : "Away"))
    }
    for element in try BarDriver([BarContent(), content], bar: bar).elements {
      #expect(!element.label.isEmpty && element.label.lowercased() != "button")
    }
  }

  @Test("chevrons are mirrored right-to-left, in every theme", arguments: BarStage.bars)
  func chevrons(_ bar: String) throws {
    let stage = try BarStage((0..<3).map { BarContent(title: "\($0)") })
    for theme in BarStage.themes {
      try stage.choose(bar: bar, theme: theme)
      for direction in Traits.Direction.allCases {
        try stage.move(to: BarPlace(host: BarPlace.hosts[0], direction: direction))
        let sight = try stage.sight()
        let symbol = sight.stack.theme.symbol(.back)
        #expect(symbol.glyph(.leftToRight) != symbol.glyph(.rightToLeft), "\(theme)")
        guard let back = sight.buttons.first(where: { $0.attributes.role == .back }),
          let part = sight.part
        else { continue }
        let drawn = sight.items.contains { item in
          guard case .text(let text, _) = item.content else { return false }
          return text.hasPrefix(symbol.glyph(direction))
            && !item.rect.intersection(back.rect).isEmpty
        }
        #expect(drawn == (back.attributes.symbol == .back), "\(theme), \(direction)")
        let disclosures = sight.items.compactMap { item in
          if case .symbol(let symbol) = item.content { symbol.glyph(direction) } else { nil }
        }
        let chevron = sight.stack.theme.symbol(.disclosure).glyph(direction)
        #expect(disclosures.allSatisfy { $0 == chevron })
        #expect(disclosures.isEmpty == (bar != "breadcrumb"))
        guard bar == "back-and-home" else { continue }
        let isAtStart =
          direction == .leftToRight ? back.rect.x == part.rect.x : back.rect.maxX == part.rect.maxX
        #expect(isAtStart, "back is where the writing begins")
      }
    }
  }
}
