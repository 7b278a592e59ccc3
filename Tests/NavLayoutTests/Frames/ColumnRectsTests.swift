import NavCore
import Testing

@testable import NavLayout

@Suite("Columns stand beside each other or over each other")
struct ColumnRectsTests {
  private typealias Column = ColumnArrangement.Column

  private func rects(
    _ columns: [ColumnArrangement.Column], in rect: LayoutRect = LayoutRect(0, 0, 100, 10),
    _ direction: Traits.Direction = .leftToRight
  ) -> ColumnRects {
    ColumnRects(columns, in: rect, Units(), direction)
  }

  @Test("Tiled columns fill the width, with a line after each but the last")
  func tiled() {
    let rects = rects([Column(.sidebar, width: 240), Column(.detail, width: 400)])
    #expect(rects.columns == [LayoutRect(0, 0, 29, 10), LayoutRect(30, 0, 70, 10)])
    #expect(rects.lines == [LayoutRect(29, 0, 1, 10), nil])
  }

  @Test("A column over the others stands at its own side, its line towards them")
  func overlaid() {
    let first = rects([Column(.sidebar, .overlaid, width: 240), Column(.detail, width: 800)])
    #expect(first.columns == [LayoutRect(0, 0, 29, 10), LayoutRect(0, 0, 100, 10)])
    #expect(first.lines == [LayoutRect(29, 0, 1, 10), nil])
    let last = rects([Column(.detail, width: 800), Column(.inspector, .overlaid, width: 240)])
    #expect(last.columns == [LayoutRect(0, 0, 100, 10), LayoutRect(71, 0, 29, 10)])
    #expect(last.lines == [nil, LayoutRect(70, 0, 1, 10)])
  }

  @Test("One that is alone has all the room and no line")
  func alone() {
    let rects = rects([Column(.single, width: 80)])
    #expect(rects.columns == [LayoutRect(0, 0, 100, 10)] && rects.lines == [nil])
  }

  @Test("In right-to-left writing all stand at the other side")
  func mirrored() {
    let area = LayoutRect(5, 1, 50, 10)
    let columns = [Column(.sidebar, width: 160), Column(.detail, width: 240)]
    let (ltr, rtl) = (rects(columns, in: area), rects(columns, in: area, .rightToLeft))
    for (left, right) in zip(ltr.columns, rtl.columns) {
      #expect(left.x - area.x == area.maxX - right.maxX && left.width == right.width)
    }
    #expect(rtl.lines == [LayoutRect(35, 1, 1, 10), nil])
  }

  @Test("Columns and lines stay inside of the room, however small it is", arguments: 0...60)
  func inside(width: Int) {
    let sides: [ColumnArrangement.Placement] = [.tiled, .overlaid, .displaced]
    for first in sides {
      for last in sides {
        for direction in Traits.Direction.allCases {
          let area = LayoutRect(3, 2, width, 4)
          let rects = rects(
            [
              Column(.sidebar, first, width: 160), Column(.content, width: 240),
              Column(.detail, last, width: 200),
            ], in: area, direction)
          for rect in rects.columns + rects.lines.compactMap(\.self) where !rect.isEmpty {
            #expect(area.intersection(rect) == rect)
          }
          for (column, line) in zip(rects.columns, rects.lines) {
            #expect(line.map { $0.intersection(column).isEmpty } ?? true)
          }
        }
      }
    }
  }
}
