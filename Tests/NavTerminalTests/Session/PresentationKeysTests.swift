import NavCore
import Testing

@testable import NavTerminal

@Suite("What lies above the app is worked by keys")
@MainActor struct PresentationKeysTests {
  private let rig = KeysRig()

  @Test(
    "? shows the keys, and any key closes them and does nothing else",
    arguments: [
      TerminalKey.character("?"), .character("q"), .escape, .enter, .down, .tab, .character("h"),
    ])
  func keys(key: TerminalKey) throws {
    let driver = try rig.driver(rows: 20)
    driver.press(.enter)
    driver.press(.character("?"))
    #expect(driver.text.contains { $0.contains("Move the focus") })
    #expect(driver.text.contains { $0.contains("Show these keys") })
    driver.press(key)
    #expect(!driver.text.contains { $0.contains("Move the focus") })
    #expect(!driver.isFinished && driver.depth == 2 && driver.focus == "row 0")
  }

  @Test("Where the list of keys is higher than the screen, keys move it before one closes it")
  func keysOnSmallScreens() throws {
    let driver = try rig.driver(columns: 44, rows: 10)
    driver.press(.character("?"))
    #expect(driver.text.contains { $0.contains("▾") })
    #expect(!driver.text.contains { $0.contains("Quit") })
    driver.press(.end)
    #expect(driver.text.contains { $0.contains("Quit at once") })
    #expect(driver.text.contains { $0.contains("▴") } && driver.focus == "Close")
    driver.press(.enter)
    #expect(driver.model.prompt == nil)
  }

  @Test("A question is answered by its buttons; Escape gives the cancelling answer")
  func answers() async throws {
    let driver = try rig.driver(columns: 80)
    let choices: [Prompt.Choice] = [
      .init("One"), .init("Two"), .init("Three", role: .cancel),
    ]
    let ways: [([TerminalKey], String)] = [
      ([.enter], "One"), ([.right, .enter], "Two"), ([.right, .right, .left, .enter], "Two"),
      ([.tab, .tab, .character(" ")], "Three"), ([.backTab, .enter], "Three"),
      ([.right, .escape], "Three"), ([.left, .character("q"), .enter], "One"),
    ]
    for (keys, label) in ways {
      driver.model.ask(Prompt("Which?", choices: choices)) { [tally = rig.tally] in
        tally.text = $0.label
      }
      for key in keys { driver.press(key) }
      #expect(rig.tally.text == label)
      #expect(driver.model.prompt == nil && driver.focus == "row 0")
      rig.tally.text = ""
    }
  }

  @Test(
    "A sheet, a cover and an alert are worked and closed by keys",
    arguments: [
      Presentation.Kind.sheet, .cover, .alert,
    ])
  func presentations(kind: Presentation.Kind) throws {
    let driver = try rig.driver()
    driver.press(.down)
    driver.model.front.present(KeysPage.item(1), as: kind)
    #expect(driver.focus == "row 0")
    driver.press(.down)
    #expect(driver.focus == "row 1")
    driver.press(.escape)
    #expect(driver.model.tree.presentations.isEmpty && driver.focus == "row 1")
  }
}
