import NavCore
import Testing

@testable import NavLayout

@Suite("Columns stand beside each other, over each other, or push each other aside")
struct ColumnRectsTests {
  private typealias Column = ColumnArrangement.Column

  private func places(
    _ columns: [ColumnArrangement.Column], in rect: LayoutRect = LayoutRect(0, 0, 100, 10),
    _ direction: Traits.Direction = .leftToRight
  ) -> [ColumnRects.Place] {
    ColumnRects(columns, in: rect, Units(), direction).places
  }

  @Test("Tiled columns fill the width, with a line after each but the last")
  func tiled() {
    let places = places([Column(.sidebar, width: 240), Column(.detail, width: 400)])
    #expect(places.map(\.rect) == [LayoutRect(0, 0, 29, 10), LayoutRect(30, 0, 70, 10)])
    #expect(places.map(\.line) == [LayoutRect(29, 0, 1, 10), nil])
    #expect(places.map(\.clip) == places.map(\.rect))
  }

  @Test("A column over the others stands at its own side, its line towards them")
  func overlaid() {
    let first = places([Column(.sidebar, .overlaid, width: 240), Column(.detail, width: 800)])
    #expect(first.map(\.rect) == [LayoutRect(0, 0, 29, 10), LayoutRect(0, 0, 100, 10)])
    #expect(first.map(\.line) == [LayoutRect(29, 0, 1, 10), nil])
    let last = places([Column(.detail, width: 800), Column(.inspector, .overlaid, width: 240)])
    #expect(last.map(\.rect) == [LayoutRect(0, 0, 100, 10), LayoutRect(71, 0, 29, 10)])
    #expect(last.map(\.line) == [nil, LayoutRect(70, 0, 1, 10)])
  }

  @Test("A displaced column at the leading side pushes the others, as wide as they were, beyond")
  func displacedLeading() {
    let places = places([
      Column(.sidebar, .displaced, width: 240), Column(.content, width: 320),
      Column(.detail, width: 480),
    ])
    #expect(
      places.map(\.rect) == [
        LayoutRect(0, 0, 29, 10), LayoutRect(30, 0, 39, 10), LayoutRect(70, 0, 60, 10),
      ])
    #expect(places[2].clip == LayoutRect(70, 0, 30, 10))
    #expect(places.map(\.line) == [LayoutRect(29, 0, 1, 10), LayoutRect(69, 0, 1, 10), nil])
  }

  @Test("A displaced column at the trailing side pushes the others towards the leading side")
  func displacedTrailing() {
    let places = places([
      Column(.content, width: 160), Column(.detail, width: 640),
      Column(.inspector, .displaced, width: 240),
    ])
    #expect(
      places.map(\.rect) == [
        LayoutRect(-30, 0, 19, 10), LayoutRect(-10, 0, 80, 10), LayoutRect(71, 0, 29, 10),
      ])
    #expect(places[0].clip.isEmpty && places[1].clip == LayoutRect(0, 0, 70, 10))
    #expect(places[0].line?.isEmpty == true && places[2].line == LayoutRect(70, 0, 1, 10))
  }

  @Test("A displaced column that is wider than the room has all of it, and nothing else is seen")
  func tooWide() {
    for columns in [
      [Column(.sidebar, .displaced, width: 2000), Column(.detail, width: 800)],
      [Column(.detail, width: 800), Column(.inspector, .displaced, width: 2000)],
    ] {
      let places = places(columns)
      let seen = places.filter { !$0.clip.isEmpty }
      #expect(seen.map(\.clip.width) == [99] && seen.compactMap(\.line).map(\.width) == [1])
      #expect(places.first { $0.line == nil }?.rect.width == 100)
    }
    let cell = places(
      [Column(.sidebar, .displaced, width: 240), Column(.detail, width: 8)],
      in: LayoutRect(0, 0, 1, 1))
    #expect(cell.map(\.clip.isEmpty) == [true, true])
    #expect(cell[0].line == LayoutRect(0, 0, 1, 1))
  }

  @Test("One that is alone has all the room and no line")
  func alone() {
    let places = places([Column(.single, width: 80)])
    #expect(places.map(\.rect) == [LayoutRect(0, 0, 100, 10)] && places.map(\.line) == [nil])
  }

  @Test(
    "In right-to-left writing all stand at the other side",
    arguments: [ColumnArrangement.Placement.tiled, .overlaid, .displaced])
  func mirrored(placement: ColumnArrangement.Placement) {
    let area = LayoutRect(5, 1, 50, 10)
    let columns = [Column(.sidebar, placement, width: 160), Column(.detail, width: 240)]
    for columns in [columns, columns.reversed()] {
      let (ltr, rtl) = (places(columns, in: area), places(columns, in: area, .rightToLeft))
      for (left, right) in zip(ltr, rtl) {
        let pairs = [(left.rect, right.rect), (left.clip, right.clip)]
        let lines = [left.line, right.line].compactMap(\.self)
        for (one, other) in pairs + (lines.count == 2 ? [(lines[0], lines[1])] : [])
        where !one.isEmpty || !other.isEmpty {
          #expect(one.x - area.x == area.maxX - other.maxX && one.width == other.width)
        }
        #expect((left.line == nil) == (right.line == nil))
      }
    }
  }

  @Test("What is seen of columns and lines is inside of the room, however small", arguments: 0...60)
  func inside(width: Int) {
    let sides: [ColumnArrangement.Placement] = [.tiled, .overlaid, .displaced]
    for first in sides {
      for last in sides {
        for direction in Traits.Direction.allCases {
          let area = LayoutRect(3, 2, width, 4)
          let places = places(
            [
              Column(.sidebar, first, width: 160), Column(.content, width: 240),
              Column(.detail, last, width: 200),
            ], in: area, direction)
          for rect in places.map(\.clip) + places.compactMap(\.line) where !rect.isEmpty {
            #expect(area.intersection(rect) == rect)
          }
          for place in places {
            #expect(place.clip.isEmpty || place.rect.intersection(place.clip) == place.clip)
            #expect(place.line.map { $0.intersection(place.rect).isEmpty } ?? true)
          }
        }
      }
    }
  }
}
