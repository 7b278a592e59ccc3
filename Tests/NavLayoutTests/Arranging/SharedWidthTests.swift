import NavCore
import Testing

@testable import NavLayout

@Suite("What shares a width in equal parts, and buttons with badges")
@MainActor struct SharedWidthTests {
  private func rects(_ columns: Int, _ titles: [String], badge: String? = nil) throws
    -> [LayoutRect]
  {
    let stage = try Stage(columns: columns, rows: 2) {
      StackNode(.horizontal, distribution: .equal) {
        for title in titles { ButtonNode(title, badge: badge) {} }
      }
    }
    return stage.place().focusTargets.filter { !$0.isInBar }.map(\.rect)
  }

  @Test("parts fill the width, differ by one at most, and lie side by side", arguments: 6...60)
  func shares(_ columns: Int) throws {
    for count in 1...5 {
      let titles = (0..<count).map { String(repeating: "x", count: $0 * 3) }
      let rects = try rects(columns, titles)
      #expect(rects.map(\.width).reduce(0, +) == columns && rects.count == count)
      #expect((rects.map(\.width).max() ?? 0) - (rects.map(\.width).min() ?? 0) <= 1)
      #expect(zip(rects, rects.dropFirst()).allSatisfy { $0.maxX == $1.x })
    }
  }

  @Test("alternatives of equal parts fit where the widest part fits as often as there are parts")
  func fitting() throws {
    func shown(_ columns: Int) throws -> String {
      let stage = try Stage(columns: columns, rows: 2) {
        FittingNode([
          StackNode(.horizontal, distribution: .equal) {
            for title in ["A", "Longer", "B"] { ButtonNode(title) {} }
          },
          StackNode(.horizontal) { ButtonNode("S") {} },
        ])
      }
      return stage.lines().joined()
    }
    #expect(try shown(24).contains("Longer") && shown(60).contains("Longer"))
    #expect(try !shown(23).contains("Longer") && shown(23).contains("S"))
  }

  @Test(
    "a badge stands after the title, before it right to left, and gives way where there is no room")
  func badges() throws {
    func line(_ columns: Int, _ direction: Traits.Direction) throws -> String {
      let stage = try Stage(columns: columns, rows: 2) { ButtonNode("Inbox", badge: "12") {} }
      stage.update(direction)
      return stage.lines().joined().trimmed
    }
    #expect(try line(30, .leftToRight) == "Inbox  12")
    #expect(try line(30, .rightToLeft) == "12 Inbox")
    #expect(try line(10, .leftToRight).hasSuffix("12") && line(10, .leftToRight).hasPrefix("I"))
    #expect(try !line(5, .leftToRight).contains("12"))
  }

  @Test("the selected button is bold, on the ground of what is selected; a badge can be read")
  func selection() throws {
    let stage = try Stage(columns: 40, rows: 2) {
      ButtonNode("One", isSelected: true) {}
      ButtonNode("Two", badge: "3") {}
    }
    let items = stage.items()
    func font(_ text: String) -> FontSpec? {
      items.lazy.compactMap { item in
        if case .text(text, let font) = item.content { font } else { nil }
      }.first
    }
    #expect(font("One")?.isBold == true && font("Two ")?.isBold == false)
    let badge = try #require(
      items.first { if case .text(" 3 ", _) = $0.content { true } else { false } })
    #expect(badge.ink.contrast(with: badge.ground) >= 4.5)
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
