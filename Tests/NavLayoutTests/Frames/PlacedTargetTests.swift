import NavCore
import Testing

@testable import NavLayout

/// A sidebar of 10 cells over the detail, or beside it.
private struct SideColumn: ColumnStyle {
  let name = "side"
  var placement = ColumnArrangement.Placement.overlaid

  func arrange(
    _ configuration: ColumnConfiguration, memory: inout ColumnMemory
  ) -> ColumnArrangement {
    ColumnArrangement([
      .init(.sidebar, placement, width: 80), .init(.detail, width: configuration.width),
    ])
  }
}

/// A button that floats in the upper right corner, on nothing.
private struct FloatingBar: BarStyle {
  let name = "floating"

  func makeBar(_ configuration: BarConfiguration) -> Bar {
    Bar(.floating(.init(x: 1, y: 0)), isKeptClear: false) { ButtonNode("Bar") {} }
  }
}

@Suite("What is at a place is what is seen there, in the uppermost layer alone")
@MainActor struct PlacedTargetTests {
  private func screen(_ title: String, lines: Int = 3) -> Screen {
    Screen(title) {
      for index in 0..<lines { RowNode("\(title) \(index)") {} }
    }
  }

  private func stage(_ root: ContainerPlan, columns: Int = 20, rows: Int = 6) throws -> Stage {
    let app = try NavApp("Test", plugins: [], root: root).theme(.bare)
    return Stage(app, columns: columns, rows: rows)
  }

  private func label(_ x: Int, _ y: Int, _ placed: PlacedFrame) -> String? {
    placed.target(at: LayoutPoint(x, y))?.target.label
  }

  @Test("Each target is at all of its cells, and at no others")
  func everyCell() throws {
    for direction in Traits.Direction.allCases {
      let stage = try stage(.stack(.screen(screen("row"))))
      stage.update(direction)
      let placed = stage.place()
      for y in -1...6 {
        for x in -1...20 {
          let expected = placed.focusTargets.first { $0.rect.contains(LayoutPoint(x, y)) }
          #expect(label(x, y, placed) == expected?.label)
        }
      }
      #expect(placed.focusTargets.count == 3)
    }
  }

  @Test("Of what is in each other it is the innermost")
  func innermost() throws {
    let stage = try Stage(columns: 20, rows: 4) {
      RowNode(label: "row", action: {}) {
        TextNode("text")
        ButtonNode("button") {}
      }
    }
    let placed = stage.place()
    let button = try #require(placed.focusTargets.first { $0.label == "button" })
    #expect(label(button.rect.x, button.rect.y, placed) == "button")
    let row = try #require(placed.focusTargets.first { $0.label == "row" })
    #expect(label(row.rect.x, row.rect.y, placed) == "row")
  }

  @Test("A column over another one covers it, its line and what is empty in it, too")
  func overlaid() throws {
    let plan = ContainerPlan.columns([
      .init(.sidebar, .screen(screen("side", lines: 1))),
      .init(.detail, .screen(screen("detail"))),
    ]).columns(SideColumn())
    for direction in Traits.Direction.allCases {
      let stage = try stage(plan)
      stage.update(direction)
      let placed = stage.place()
      func x(_ column: Int) -> Int { direction == .leftToRight ? column : 19 - column }
      #expect(label(x(0), 0, placed) == "side 0")
      #expect(label(x(0), 1, placed) == nil && label(x(9), 1, placed) == nil)
      #expect(label(x(10), 1, placed) == "detail 1")
      let stacks = stage.composer.frame().stacks.map(\.container)
      #expect(placed.target(at: LayoutPoint(x(0), 0))?.stack == stacks[0])
      #expect(placed.target(at: LayoutPoint(x(12), 0))?.stack == stacks[1])
      #expect(placed.stack(at: LayoutPoint(x(9), 5)) == stacks[0])
    }
  }

  @Test("What floats on nothing covers only what it shows")
  func floating() throws {
    let plan = ContainerPlan.stack(.screen(screen("row"))).bar(FloatingBar())
    let placed = try stage(plan).place()
    let bar = try #require(placed.focusTargets.first { $0.label == "Bar" })
    #expect(label(bar.rect.x, bar.rect.y, placed) == "Bar")
    let row = try #require(placed.focusTargets.first { $0.label == "row 1" })
    #expect(label(row.rect.x, row.rect.y, placed) == "row 1")
  }

  @Test("Below a sheet and below a question nothing is there")
  func layers() throws {
    let stage = try stage(.stack(.screen(screen("row", lines: 20))), columns: 60, rows: 20)
    stage.model.front.present(screen("sheet", lines: 1), as: .sheet)
    var placed = stage.place()
    #expect(label(0, 1, placed) == nil && placed.stack(at: LayoutPoint(0, 1)) == nil)
    let target = try #require(placed.focusTargets.first)
    #expect(label(target.rect.x, target.rect.y, placed) == "sheet 0")
    stage.model.ask(Prompt("Sure?", choices: [.init("Yes"), .init("No", role: .cancel)])) { _ in }
    placed = stage.place()
    let answer = try #require(placed.focusTargets.first)
    let at = LayoutPoint(answer.rect.x, answer.rect.y)
    #expect(label(at.x, at.y, placed) == "Yes" && placed.isInPrompt(at))
    let labels = (0..<20).flatMap { y in (0..<60).compactMap { label($0, y, placed) } }
    #expect(Set(labels) == ["Yes", "No"])
    #expect(!placed.isInPrompt(LayoutPoint(0, 0)))
  }

  @Test("What can be scrolled at a place is the innermost first, in its own column alone")
  func scrollAreas() throws {
    let stage = try Stage(columns: 20, rows: 6) {
      ScrollNode {
        TextNode("head")
        ListNode(count: 9) { RowNode("\($0)") {} }
      }
    }
    let placed = stage.place()
    let areas = placed.scrollAreas(at: LayoutPoint(3, 4)).map(\.area.id)
    #expect(areas == placed.scrollAreas.map(\.id).reversed())
    #expect(placed.scrollAreas(at: LayoutPoint(3, 6)).isEmpty)
    #expect(placed.scrollAreas(at: LayoutPoint(20, 0)).isEmpty)
  }

  @Test("All of a target that is in sight in part is known")
  func whole() throws {
    let stage = try Stage(columns: 20, rows: 4) {
      ScrollNode {
        TextNode("head")
        FieldNode("Text", text: "a\nb\nc", isMultiline: true) { _ in }
        for index in 0..<4 { TextNode("line \(index)") }
      }
    }
    let area = try #require(stage.place().scrollAreas.first)
    try stage.scroll(area.id, to: .init(offset: 2))
    let field = try #require(stage.place().focusTargets.first)
    #expect(field.whole.y < field.rect.y && field.whole.height > field.rect.height)
    #expect(field.whole.intersection(field.rect) == field.rect)
  }
}
