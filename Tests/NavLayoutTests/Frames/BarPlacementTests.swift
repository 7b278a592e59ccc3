import NavCore
import Testing

@testable import NavLayout

@Suite("A bar is placed beside the body or over it")
@MainActor struct BarPlacementTests {
  /// A bar of two buttons at a place.
  private struct PlacedBar: BarStyle {
    let name = "placed"
    var placement: BarPlacement
    var isKeptClear = true
    var isTall = false

    func makeBar(_ configuration: BarConfiguration) -> Bar {
      Bar(placement, isKeptClear: isKeptClear) {
        if placement == .leading {
          StackNode(ground: .role(.barGround)) {
            ButtonNode("A") {}
            ButtonNode("B") {}
            SpacerNode()
          }
        } else if placement.anchor != nil {
          ButtonNode("A", form: .round) {}
        } else {
          BarNode {
          } middle: {
            TextNode(configuration.title, isHeading: true)
          } below: {
            if isTall { TextNode("below") }
          }
        }
      }
    }
  }

  private func stage(
    _ placement: BarPlacement, isKeptClear: Bool = true, isTall: Bool = false, columns: Int = 20,
    rows: Int = 9
  ) throws -> Stage {
    let screen = Screen("Title") {
      for index in 0..<9 { TextNode("line \(index) of the content") }
    }
    let bar = PlacedBar(placement: placement, isKeptClear: isKeptClear, isTall: isTall)
    let app = NavApp("Test", registry: Registry(), root: .stack(.screen(screen))).bar(bar)
    return Stage(app, columns: columns, rows: rows)
  }

  private func rect(_ stage: Stage, _ isBar: Bool) throws -> LayoutRect {
    let part = stage.place().parts.last { part in
      switch part.role {
      case .bar: isBar
      case .body: !isBar
      default: false
      }
    }
    return try #require(part?.rect)
  }

  @Test("Above and below it is as high as its content, and the body has the rest")
  func edges() throws {
    for (placement, isTall, bar, body) in [
      (BarPlacement.top, false, LayoutRect(0, 0, 20, 1), LayoutRect(0, 1, 20, 8)),
      (.top, true, LayoutRect(0, 0, 20, 2), LayoutRect(0, 2, 20, 7)),
      (.bottom, false, LayoutRect(0, 8, 20, 1), LayoutRect(0, 0, 20, 8)),
      (.bottom, true, LayoutRect(0, 7, 20, 2), LayoutRect(0, 0, 20, 7)),
    ] {
      let stage = try stage(placement, isTall: isTall)
      #expect(try rect(stage, true) == bar && rect(stage, false) == body)
    }
  }

  @Test("A rail is as wide as its content and as high as the room, at the side of the writing")
  func rail() throws {
    let stage = try stage(.leading)
    #expect(try rect(stage, true) == LayoutRect(0, 0, 3, 9))
    #expect(try rect(stage, false) == LayoutRect(3, 0, 17, 9))
    #expect(stage.lines()[0] == " A line 0 of the")
    stage.update(.rightToLeft)
    #expect(try rect(stage, true) == LayoutRect(17, 0, 3, 9))
    #expect(try rect(stage, false) == LayoutRect(0, 0, 17, 9))
    let narrow = try self.stage(.leading, columns: 4)
    #expect(try rect(narrow, true).width <= 2)
  }

  @Test(
    "What floats is where it is asked for, mirrored in right-to-left writing",
    arguments: [
      (0.0, 0.0, LayoutRect(1, 1, 5, 1)), (1, 1, LayoutRect(14, 7, 5, 1)),
      (0.5, 0.5, LayoutRect(8, 4, 5, 1)), (0, 0.5, LayoutRect(1, 4, 5, 1)),
    ])
  func floating(_ x: Double, _ y: Double, _ expected: LayoutRect) throws {
    let stage = try stage(.floating(.init(x: x, y: y)))
    #expect(try rect(stage, true) == expected)
    stage.update(.rightToLeft)
    let mirrored = LayoutRect(20 - expected.maxX, expected.y, expected.width, expected.height)
    #expect(try abs(rect(stage, true).x - mirrored.x) <= 1)
  }

  @Test("The body keeps clear of what floats at an edge, and of nothing that floats amid it")
  func clear() throws {
    func body(_ x: Double, _ y: Double, isKeptClear: Bool = true) throws -> LayoutRect {
      try rect(stage(.floating(.init(x: x, y: y)), isKeptClear: isKeptClear), false)
    }
    #expect(try body(0, 0) == LayoutRect(0, 2, 20, 7))
    #expect(try body(0.5, 1) == LayoutRect(0, 0, 20, 7))
    #expect(try body(0, 0.5) == LayoutRect(6, 0, 14, 9))
    #expect(try body(1, 0.5) == LayoutRect(0, 0, 14, 9))
    #expect(try body(0.5, 0.5) == LayoutRect(0, 0, 20, 9))
    #expect(try body(0, 0, isKeptClear: false) == LayoutRect(0, 0, 20, 9))
  }

  @Test("What the body leaves is cleared: nothing of the frame before is left there")
  func cleared() throws {
    let stage = try stage(.floating(.init(x: 0, y: 0)))
    #expect(stage.lines()[0].isEmpty && stage.lines()[2].contains("line 0"))
    let clearings = stage.place().parts.filter { part in
      if case .clearing = part.role { true } else { false }
    }
    #expect(clearings.map(\.rect) == [LayoutRect(0, 0, 20, 2)])
  }

  @Test("In any room, however small, all of it is within the room", arguments: 1...12)
  func small(size: Int) throws {
    for placement: BarPlacement in [
      .top, .bottom, .leading, .hidden, .floating(.init(x: 0, y: 0)),
      .floating(.init(x: 1, y: 1)), .floating(.init(x: 0.5, y: 0.5)),
    ] {
      let stage = try stage(placement, isTall: true, columns: size, rows: 13 - size)
      let room = LayoutRect(0, 0, size, 13 - size)
      for part in stage.place().parts { #expect(part.rect.intersection(room) == part.rect) }
    }
  }

  @Test("Where the bar shows no heading, the body has one for those who don't see it")
  func headings() throws {
    for placement: BarPlacement in [.leading, .hidden, .floating(.init(x: 0, y: 0)), .top] {
      let elements = try stage(placement).place().accessElements
      #expect(elements.filter { $0.role == .heading }.map(\.label) == ["Title"], "\(placement)")
    }
  }
}
