import NavCore
import NavStyles
import NavThemes
import Testing

@testable import NavTerminal

@Suite("Keys go back, home and out")
@MainActor struct NavigationKeysTests {
  private let rig = KeysRig()

  @Test("Escape, Backspace and the arrow against the writing go back; the focus is where it was")
  func back() throws {
    let driver = try rig.driver()
    for key in [TerminalKey.escape, .backspace, .left] {
      driver.press(.down)
      let label = driver.focus
      driver.press(.enter)
      driver.press(.down)
      driver.press(key)
      #expect(driver.depth == 1 && driver.focus == label)
    }
    driver.press(.escape)
    #expect(!driver.isFinished, "at the root there is no way back")
  }

  @Test("In right-to-left writing the arrows change their sides")
  func mirrored() throws {
    var options = TerminalOptions()
    options.direction = .rightToLeft
    let driver = try TerminalDriver.running(
      .stack(
        .screen(
          Screen("One") { [tally = rig.tally] in RowNode("row") { tally.count += 1 } })),
      options: options)
    driver.press(.right)
    #expect(rig.tally.count == 0)
    driver.press(.left)
    #expect(rig.tally.count == 1)
  }

  @Test("h goes home from any depth")
  func home() throws {
    let driver = try rig.driver()
    for _ in 0..<3 { driver.press(.enter) }
    #expect(driver.depth == 4)
    driver.press(.character("h"))
    #expect(driver.depth == 1)
  }

  @Test("Tab changes the column where there are several, each with a focus of its own")
  func columns() throws {
    let driver = try rig.driver(
      .columns(sidebar: KeysPage.list, detail: KeysPage.item(0)), columns: 120)
    driver.press(.down)
    driver.press(.tab)
    #expect(driver.model.root.frontColumn == .detail && driver.focus == "row 0")
    driver.press(.down)
    driver.press(.down)
    driver.press(.tab)
    #expect(driver.model.root.frontColumn == .sidebar && driver.focus == "row 1")
    driver.press(.backTab)
    #expect(driver.model.root.frontColumn == .detail && driver.focus == "row 2")
    driver.press(.escape)
    #expect(driver.model.root.frontColumn == .sidebar)
  }

  @Test("q asks the screens that are left, and leaves when they allow it")
  func quitting() async throws {
    let driver = try rig.driver(asks: true)
    driver.press(.character("q"))
    #expect(rig.tally.log == ["list"])
    await driver.settle()
    #expect(driver.focus == "Leave" && !driver.isFinished)
    driver.press(.escape)
    await driver.settle()
    #expect(!driver.isFinished && driver.focus == "row 0")
    driver.press(.character("q"))
    await driver.settle()
    driver.press(.enter)
    await driver.settle()
    #expect(driver.isFinished)
  }

  @Test("Ctrl-C leaves at once and asks nobody, even while a question is shown")
  func interrupt() async throws {
    let driver = try rig.driver(asks: true)
    driver.press(.control("c"))
    #expect(driver.isFinished && rig.tally.log.isEmpty)
    let other = try rig.driver(asks: true)
    other.press(.character("q"))
    await other.settle()
    other.press(.control("c"))
    #expect(other.isFinished)
  }
}
