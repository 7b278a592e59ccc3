import NavCore
import Testing

@testable import NavLayout

/// A page of nothing but its number.
private enum Page: Route {
  case number(Int)
  static let routeName = "page"
}

@Suite("What is presented lies inside of the screen and above all else")
@MainActor struct MessageTests {
  private nonisolated static let sizes = [
    (1, 1), (2, 2), (3, 5), (10, 3), (12, 12), (20, 5), (30, 8), (40, 12), (80, 24), (120, 40),
    (200, 60), (200, 2), (3, 60),
  ]

  private func stage(_ columns: Int, _ rows: Int) throws -> Stage {
    let app = try NavApp("Test", plugins: [], root: .stack(Page.number(0)))
      .route(Page.self) { _, _ in
        Screen("Page") {
          TextNode("A text of several words that goes on for more than a line, 日本語 too")
          ButtonNode("Answer") {}
        }
      }
    return Stage(app, columns: columns, rows: rows)
  }

  @Test("Sheets, covers, alerts and questions are placed inside at any size", arguments: sizes)
  func inside(columns: Int, rows: Int) throws {
    let stage = try stage(columns, rows)
    let whole = LayoutRect(0, 0, columns, rows)
    for kind in Presentation.Kind.allCases {
      stage.model.front.present(Page.number(1), as: kind)
      let placed = stage.place()
      #expect(placed.parts.allSatisfy { whole.intersection($0.rect) == $0.rect || $0.rect.isEmpty })
      #expect(placed.parts.last?.role == .body(stage.model.front.container))
    }
    stage.model.ask(
      Prompt("A question", message: "Some words", choices: [.init("Yes"), .init("No")])
    ) { _ in }
    let placed = stage.place()
    #expect(placed.parts.suffix(2).map(\.role) == [.promptSheet, .prompt])
    #expect(placed.parts.allSatisfy { whole.intersection($0.rect) == $0.rect || $0.rect.isEmpty })
  }

  @Test(
    "The answers to a question are in sight at any size that has room for one", arguments: sizes)
  func answers(columns: Int, rows: Int) throws {
    let stage = try stage(columns, rows)
    let message = String(repeating: "many words ", count: 40)
    stage.model.ask(
      Prompt("A question", message: message, choices: [.init("Yes"), .init("No")])
    ) { _ in }
    let answers = stage.place().focusTargets.map(\.label)
    #expect(answers == ["Yes", "No"] || columns < 4)
    stage.model.answer(.init("No"))
    stage.model.front.present(Page.number(1), as: .alert)
    #expect(stage.place().focusTargets.map(\.label) == ["Answer"])
  }

  @Test("A question that has room shows all of itself, in the middle, with a border")
  func middle() throws {
    let stage = try stage(50, 12)
    stage.model.ask(
      Prompt("Leave?", message: "Changes get lost.", choices: [.init("Stay"), .init("Leave")])
    ) { _ in }
    let sheet = try #require(stage.place().parts.first { $0.role == .promptSheet })
    #expect(sheet.rect == LayoutRect(11, 2, 28, 7) && sheet.hasBorder)
    let lines = stage.lines().map { $0.trimmingPrefix { $0 != "|" } }
    #expect(lines.contains { $0.hasPrefix("|  Leave?") })
    #expect(lines.contains { $0.hasPrefix("|  Changes get lost.") })
    #expect(lines.contains { $0.hasPrefix("|   Stay    Leave") })
  }

  @Test("A sheet leaves a part of what is below in sight where there is room")
  func sheet() throws {
    for (columns, rows, rect) in [
      (100, 40, LayoutRect(10, 4, 80, 32)), (200, 40, LayoutRect(50, 4, 100, 32)),
      (39, 40, LayoutRect(0, 0, 39, 40)), (100, 11, LayoutRect(0, 0, 100, 11)),
    ] {
      let stage = try stage(columns, rows)
      stage.model.front.present(Page.number(1))
      let sheet = try #require(stage.place().parts.first { $0.role == .sheet(1) })
      #expect(sheet.rect == rect && sheet.hasBorder == (rect.x > 0))
    }
  }

  @Test("An alert whose list has no end shows as much as there is room for")
  func alertWithList() throws {
    let stage = try stage(60, 20)
    stage.model.front.present(
      Screen("List") {
        TextNode("Choose")
        ListNode(count: 1_000) { RowNode("row \($0)", action: {}) }
        ButtonNode("Close") {}
      }, as: .alert)
    let placed = stage.place()
    #expect(placed.focusTargets.last?.label == "Close")
    #expect(placed.scrollAreas.first?.height == 16)
    #expect(stage.work().laidOut == 0)
  }
}
