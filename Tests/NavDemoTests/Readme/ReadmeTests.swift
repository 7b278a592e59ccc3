import Foundation
import NavConformance
import NavCore
import NavStyles
import NavTerminal
import NavTestSupport
import NavThemes
import Testing

@testable import Fruits

/// What the README shows is what the code does.
@MainActor @Suite struct ReadmeTests {
  nonisolated private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
  nonisolated private static let root = folder.deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  nonisolated private static let example = root.appendingPathComponent("Examples/Fruits")

  private static func readme() throws -> String {
    try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
  }

  /// The blocks of one kind, without their fences.
  private static func blocks(_ kind: String) throws -> [String] {
    try readme().components(separatedBy: "\n```\(kind)\n").dropFirst().map { rest in
      rest.components(separatedBy: "\n```").first ?? ""
    }
  }

  @Test(
    "each file that the README shows is compiled here",
    arguments: [
      example.appendingPathComponent("FruitsApp.swift"),
      example.appendingPathComponent("main.swift"),
      folder.appendingPathComponent("MintTheme.swift"),
      folder.appendingPathComponent("QuietStyles.swift"),
      folder.appendingPathComponent("ShopApp.swift"),
      folder.appendingPathComponent("TourApp.swift"),
    ])
  func code(_ file: URL) throws {
    let source = try String(contentsOf: file, encoding: .utf8)
    let shown = try Self.blocks("swift").contains(source.trimmingCharacters(in: .newlines))
    #expect(shown, "README.md does not show \(file.lastPathComponent) as it is; copy it there")
  }

  @Test("the first app has under 40 lines, and runs")
  func firstApp() async throws {
    let source = try String(
      contentsOf: Self.example.appendingPathComponent("FruitsApp.swift"), encoding: .utf8)
    #expect(source.split(separator: "\n", omittingEmptySubsequences: false).count < 40)
    let driver = TerminalDriver(try fruits(), columns: 60, rows: 10)
    await driver.run(try Script(parsing: "down; enter"))
    #expect(driver.text[0].contains("‹ Fruits"))
    #expect(driver.text[1].contains("Mango tastes good."))
    await driver.run(try Script(parsing: "enter; enter; home"))
    #expect(driver.focus == "Mango")
  }

  @Test("the frames in the README are what the program draws")
  func frames() throws {
    let frames = try Self.blocks("text")
    let shown = try DemoProgram.run(
      "render", "rainbow", "--size", "96x22", "--script", "down; down; enter")
    let drawn = shown.output.trimmingCharacters(in: .newlines)
    #expect(frames.contains { $0.trimmingCharacters(in: .newlines) == drawn }, "\n\(drawn)")
  }

  @Test(
    "the bars in the README are what the program draws",
    arguments: ["back-and-home", "large-title", "breadcrumb", "floating-button"])
  func bars(_ bar: String) throws {
    let shown = try DemoProgram.run(
      "render", "home", "--bar", bar, "--size", "64x16", "--script", "enter; enter")
    let rows = shown.output.split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    let drawn = rows.dropLast().map { $0 }.shortened.joined(separator: "\n")
    let frames = try Self.blocks("text")
    #expect(frames.contains(drawn), "README.md does not show this frame:\n\(drawn)")
  }

  @Test(
    "the pages in the README are what the program draws",
    arguments: ["tabs:placement=bottom", "segmented", "paged", "onboarding"])
  func pages(_ pager: String) throws {
    let shown = try DemoProgram.run(
      "render", "attached-tabs", "--pager", pager, "--size", "64x10", "--script", "2")
    let rows = shown.output.split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    let drawn = rows.dropLast().map { $0 }.shortened.joined(separator: "\n")
    let frames = try Self.blocks("text")
    #expect(frames.contains(drawn), "README.md does not show this frame:\n\(drawn)")
  }

  @Test("the tour has a badge for what is unread, and goes on to the next page")
  func tourPages() async throws {
    let driver = TerminalDriver(try tour(Mailbox()), columns: 60, rows: 10)
    #expect(driver.text.last?.contains("♙ Letters  2") == true)
    await driver.run(try Script(parsing: "enter; down; enter"))
    driver.finishMotion()
    #expect(driver.frame.pagers.first?.selection == 1)
    #expect(driver.text.last?.contains("♙ Letters  ") == true)
    #expect(driver.text.last?.contains("2") == false)
  }

  @Test("the shop's moves end as the README says")
  func moves() async throws {
    let model = NavigationModel(try shop())
    model.update(traits: .terminal(columns: 80, rows: 24))
    let pushed = model.perform(.push(.to(Shop.pay)), on: "cart")
    #expect(pushed.change?.inserted.map(\.text) == ["pay"])
    guard case .notFound(let what) = model.perform(.popToRoot, on: "basket") else {
      Issue.record("a tag that nobody has is found")
      return
    }
    #expect(what.contains("account") && what.contains("cart"))
    guard case .pending(let ticket)? = model.navigator(tagged: "cart")?.popToRoot() else {
      Issue.record("the screen does not ask")
      return
    }
    while model.prompt == nil { await Task.yield() }
    model.answer(.init("Leave"))
    #expect(await ticket.outcome.change?.removed.map(\.text) == ["pay"])
  }

  @Test("the theme and the styles can be chosen by dot member and by name")
  func plugin() async throws {
    let registry = try Registry([BuiltInThemes(), BuiltInStyles(), QuietPlugin()])
    #expect(registry.bars.names.contains("quiet"))
    let byMember = try fruits().theme(.mint).bar(.quiet).columns(.halves)
    let byName = try NavApp("Fruits", registry: registry, root: fruits().root)
      .route(Page.self) { page, _ in Screen("\(page)") {} }
      .choosing(theme: "mint", bar: "quiet", columns: "halves")
    for app in [byMember, byName] {
      let frame = TerminalDriver(app, columns: 80, rows: 10).frame
      #expect(frame.theme.name == "mint")
      #expect(frame.stacks.allSatisfy { $0.bar?.style == "quiet" && $0.bar?.placement == .bottom })
      #expect(frame.stacks.count == 2)
    }
  }

  @Test("the theme and the styles break no rule")
  func conforming() {
    #expect(Conformance.violations(of: QuietPlugin()) == [])
  }
}
