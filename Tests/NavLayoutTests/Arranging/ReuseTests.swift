import NavCore
import Testing

@testable import NavLayout

@Suite("Only what has changed is laid out and drawn")
@MainActor struct ReuseTests {
  private let tally = Tally()

  /// 40 stacks of 100 texts; one text is the tally's.
  private func stage(scope: Bool) throws -> Stage {
    let stage = try Stage(columns: 40, rows: 20) { [tally] in
      ScrollNode {
        for stack in 0..<40 {
          StackNode {
            for text in 0..<100 {
              if (stack, text) != (0, 7) {
                TextNode("\(stack).\(text)")
              } else if scope {
                ScopeNode { TextNode(tally.text) }
              } else {
                TextNode(tally.text)
              }
            }
          }
        }
      }
    }
    let first = stage.work()
    #expect(first.laidOut >= 4_000 && first.drawn == 20)
    return stage
  }

  @Test(
    "A label of 4,000 that changes is laid out and drawn alone", arguments: [false, true])
  func oneLabel(scope: Bool) throws {
    let stage = try stage(scope: scope)
    for text in ["1", "2", "3"] {
      tally.text = text
      #expect(stage.work() == (1, 1))
    }
    #expect(stage.work() == (0, 0))
  }

  @Test(
    "Where its width changes nothing else moves; where its height does, what is below",
    arguments: [false, true])
  func size(scope: Bool) throws {
    let stage = try stage(scope: scope)
    tally.text = "wider"
    // The label and its scope, and what is around: the stack and the column of stacks, and, where
    // the height of that changes, the area that it is in.
    let label = scope ? 2 : 1
    #expect(stage.work() == (label + 2, 1))
    tally.text = "two\nlines"
    #expect(stage.work() == (label + 3, 12))
    tally.text = "0.7"
    #expect(stage.work() == (label + 3, 13))
  }

  @Test("A label out of sight is laid out and not drawn")
  func outOfSight() throws {
    let stage = try Stage(columns: 10, rows: 5) { [tally] in
      ScrollNode { for number in 0..<50 { TextNode(number == 30 ? tally.text : "\(number)") } }
    }
    stage.work()
    tally.text = "9"
    #expect(stage.work() == (1, 0))
  }

  @Test("A theme of other lengths or symbols lays out all anew, one of other colours nothing")
  func themes() throws {
    let stage = try Stage(columns: 20, rows: 6) {
      StackNode(gap: .medium, padding: .medium) {
        TextNode("a")
        TextNode("b")
      }
    }
    stage.work()
    var theme = Theme.bare
    theme.light[.ink] = RGBColor(hex: 0x123456)
    stage.model.styles.theme = theme
    #expect(stage.work() == (0, 2))
    theme.metrics.mediumGap = 0
    stage.model.styles.theme = theme
    #expect(stage.work() == (3, 2))
    #expect(stage.lines().prefix(2) == ["a", "b"])
  }

  @Test("A list that has no height of its own follows the height of the screen")
  func viewport() throws {
    var stage = try Stage(columns: 10, rows: 4) {
      ScrollNode { ListNode(count: 50) { TextNode("\($0)") } }
    }
    #expect(stage.lines().filter { !$0.isEmpty }.count == 4)
    stage.size.height = 9
    stage.update()
    #expect(stage.lines().filter { !$0.isEmpty }.count == 9)
  }
}
