import NavCore
import NavFoundation
import NavTerminal
import Testing

@testable import NavDemo

@MainActor @Suite("Apps follow a theme file")
struct FollowedThemeTests {
  private let folder: ThemeFolder
  private let theme: FollowedTheme
  private let driver: TerminalDriver

  init() throws {
    folder = try ThemeFolder(0x102030)
    theme = try FollowedTheme(ThemeFile(folder.path))
    driver = TerminalDriver(
      theme.following(try SampleApp.library.make(.standard())), columns: 100, rows: 30)
    try theme.startWatching()
  }

  private var bar: RGBColor { driver.frame.theme.dark[.barGround] }

  @Test("an app begins in the theme, under its name")
  func start() async {
    await driver.settle()
    #expect(driver.frame.theme.name == "mine")
    #expect(bar == RGBColor(hex: 0x102030))
  }

  @Test("a good file is applied, and path, focus and what was typed stay")
  func good() async throws {
    await driver.settle()
    driver.press(.enter)
    driver.press(.enter)
    await driver.settle()
    let (tree, focus, text) = (driver.model.tree, driver.focus, driver.text)
    for color in [0x203040, 0x304050] as [UInt32] {
      try folder.write(color)
      try await driver.until { bar == RGBColor(hex: color) }
      #expect(driver.model.tree == tree && driver.focus == focus && driver.text == text)
    }
  }

  @Test("a bad file keeps the old theme and says where, until it is good again")
  func bad() async throws {
    await driver.settle()
    let tree = driver.model.tree
    try folder.write(ThemeFolder.badText())
    try await driver.until { driver.model.prompt != nil }
    let prompt = try #require(driver.model.prompt)
    #expect(prompt.title == Wording.english.themeKept)
    #expect(
      prompt.message
        == ##"\##(folder.path):5:12: light.ink: expected a colour such as "#1B1B1F", found "red""##)
    #expect(prompt.choices.map(\.label) == ["Close"])
    #expect(bar == RGBColor(hex: 0x102030) && driver.model.tree == tree)
    try folder.write("{")
    try await driver.until { driver.model.prompt?.message.contains(":1:2: expected a key") == true }
    try folder.write(0x506070)
    try await driver.until { driver.model.prompt == nil }
    #expect(bar == RGBColor(hex: 0x506070))
  }

  @Test("what it says can be closed, and a file that is bad once more says it again")
  func close() async throws {
    for _ in 0..<2 {
      try folder.write("?")
      try await driver.until { driver.model.prompt != nil }
      driver.press(.enter)
      #expect(driver.model.prompt == nil)
    }
    #expect(bar == RGBColor(hex: 0x102030))
  }

  @Test("a few problems are told, and that there are more")
  func many() async throws {
    try folder.write("{\"a\": 1, \"b\": 1, \"c\": 1}")
    try await driver.until { driver.model.prompt != nil }
    let lines = driver.model.prompt?.message.split(separator: "\n") ?? []
    #expect(lines.count == 4 && lines.last == "…")
  }

  @Test("a file that goes away is nothing to be told of")
  func gone() async throws {
    await driver.settle()
    try folder.remove()
    try folder.write(0x708090)
    try await driver.until { bar == RGBColor(hex: 0x708090) }
    #expect(driver.model.prompt == nil)
  }

  @Test("all apps that are there follow, and the one in front says what is wrong")
  func several() async throws {
    let other = TerminalDriver(
      theme.following(try SampleApp.home.make(.standard())), columns: 60, rows: 20)
    await other.settle()
    try folder.write("?")
    try await driver.until { other.model.prompt != nil }
    #expect(driver.model.prompt == nil)
    other.model.terminate()
    try folder.write(0x213243)
    try await driver.until { bar == RGBColor(hex: 0x213243) }
  }
}
