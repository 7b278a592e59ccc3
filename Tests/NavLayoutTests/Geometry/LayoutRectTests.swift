import NavLayout
import Testing

@Suite("A rectangle is never less than nothing")
struct LayoutRectTests {
  @Test("Negative lengths count as 0")
  func negative() {
    let rect = LayoutRect(3, 4, -1, -2)
    #expect(rect.size == LayoutSize(0, 0) && rect.isEmpty)
    #expect(LayoutRect(0, 0, 3, 3).inset(2, 0).width == 0)
  }

  @Test("What two rectangles share is inside of both, and the same either way")
  func intersection() {
    let rects = [
      LayoutRect(0, 0, 4, 4), LayoutRect(2, 2, 4, 4), LayoutRect(4, 0, 2, 2),
      LayoutRect(-3, -3, 20, 20), LayoutRect(1, 1, 0, 5),
    ]
    for first in rects {
      for second in rects {
        let both = first.intersection(second)
        #expect(both.size == second.intersection(first).size)
        #expect(both.isEmpty || first.intersection(both) == both)
        #expect(both.isEmpty || second.intersection(both) == both)
        #expect(first.intersection(second).isEmpty == both.isEmpty)
      }
    }
  }

  @Test("The edges at the right and at the bottom are outside")
  func edges() {
    let rect = LayoutRect(1, 2, 3, 4)
    #expect(rect.contains(LayoutPoint(1, 2)) && rect.contains(LayoutPoint(3, 5)))
    #expect(!rect.contains(LayoutPoint(4, 5)) && !rect.contains(LayoutPoint(3, 6)))
  }
}
