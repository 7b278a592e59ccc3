import NavCore
import Testing

@testable import NavLayout

/// Columns of fixed places, whatever the room.
private struct GivenColumns: ColumnStyle {
  let name = "given"
  let columns: [ColumnArrangement.Column]

  func arrange(
    _ configuration: ColumnConfiguration, memory: inout ColumnMemory
  ) -> ColumnArrangement {
    ColumnArrangement(columns)
  }
}

@Suite("Nothing of a column is seen, or can have the focus, beyond the room")
@MainActor struct ColumnSightTests {
  private typealias Column = ColumnArrangement.Column

  private func stage(
    _ columns: [ColumnArrangement.Column], front: ColumnRole, width: Int, rows: Int = 3
  ) throws -> Stage {
    func screen(_ title: String) -> Destination {
      .screen(
        Screen(title) {
          TextNode("\(title) of text", lineLimit: 1)
          ButtonNode("Go") {}
          ProgressNode("")
        })
    }
    let plan = ContainerPlan.columns(
      columns.map { .init($0.role, screen($0.role.rawValue)) }, front: front
    ).columns(GivenColumns(columns: columns))
    return Stage(
      try NavApp("Test", plugins: [], root: plan).theme(.bare), columns: width, rows: rows)
  }

  @Test("A displaced column pushes the other one beyond the trailing side")
  func leading() throws {
    let columns = [Column(.sidebar, .displaced, width: 80), Column(.detail, width: 160)]
    let stage = try stage(columns, front: .sidebar, width: 20)
    #expect(stage.lines()[0] == "sidebar… |detail of")
    #expect(stage.place().focusTargets.map(\.rect.x) == [0])
    stage.update(.rightToLeft)
    #expect(stage.lines()[0] == "il of text| sidebar…")
    for target in stage.place().focusTargets {
      #expect(target.rect.x >= 0 && target.rect.maxX <= 20)
    }
  }

  @Test("A displaced column at the trailing side pushes the other one beyond the leading side")
  func trailing() throws {
    let columns = [Column(.detail, width: 160), Column(.inspector, .displaced, width: 88)]
    let stage = try stage(columns, front: .inspector, width: 20)
    #expect(stage.lines()[0] == "ext      |inspector…")
    #expect(stage.place().focusTargets.map(\.rect.x) == [10])
  }

  @Test("What is out of sight has no focus targets, no scroll areas and no moving signs")
  func hidden() throws {
    let columns = [Column(.sidebar, .displaced, width: 900), Column(.detail, width: 160)]
    let stage = try stage(columns, front: .detail, width: 20)
    let placed = stage.place()
    #expect(placed.motionAreas.allSatisfy { $0.x >= 0 && $0.maxX <= 20 })
    #expect(placed.parts.filter { !$0.clip.isEmpty && $0.role != .sheet(0) }.count == 2)
    for part in placed.parts where part.clip.isEmpty {
      #expect(FocusTarget.all(in: part, .leftToRight).isEmpty)
      #expect(ScrollArea.all(in: part).isEmpty)
    }
  }

  @Test("In a room of any size all that is drawn is within it", arguments: 1...30)
  func inside(width: Int) throws {
    for side in [ColumnArrangement.Placement.overlaid, .displaced] {
      for columns in [
        [Column(.sidebar, side, width: 96), Column(.detail, width: Double(width) * 8)],
        [Column(.detail, width: Double(width) * 8), Column(.inspector, side, width: 96)],
      ] {
        for direction in Traits.Direction.allCases {
          let stage = try stage(columns, front: columns[0].role, width: width, rows: 1)
          stage.update(direction)
          let room = LayoutRect(0, 0, width, 1)
          for item in stage.items() { #expect(item.clip.intersection(room) == item.clip) }
          for target in stage.place().focusTargets {
            #expect(target.rect.intersection(room) == target.rect)
          }
        }
      }
    }
  }

  @Test("A column over the others has raised ground and a line towards them, others have neither")
  func raised() throws {
    let over = [Column(.sidebar, .overlaid, width: 80), Column(.detail, width: 160)]
    let parts = try stage(over, front: .sidebar, width: 20).place().parts
    let raised = parts.filter { $0.ground == .raisedGround }
    #expect(raised.map(\.rect) == [LayoutRect(0, 0, 9, 3), LayoutRect(9, 0, 1, 3)])
    let aside = [Column(.sidebar, .displaced, width: 80), Column(.detail, width: 160)]
    let others = try stage(aside, front: .sidebar, width: 20).place().parts
    #expect(others.allSatisfy { $0.ground == .ground })
  }
}
