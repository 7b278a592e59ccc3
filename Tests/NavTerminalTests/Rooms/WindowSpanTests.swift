import Testing

@testable import NavTerminal

@Suite("A view of a device shows what fits, and follows what is to be seen")
struct WindowSpanTests {
  private func span(_ window: Int, _ device: Int) -> WindowSpan {
    var span = WindowSpan(window: window)
    span.device = device
    return span
  }

  @Test("What is smaller than the terminal stands in the middle, within a line if there is room")
  func smaller() {
    let spans = [10, 11, 12, 13].map { span($0, 10) }
    #expect(spans.map(\.seen) == [10, 10, 10, 10])
    #expect(spans.map(\.margin) == [0, 0, 1, 1])
    #expect(spans.map(\.hasBorder) == [false, false, true, true])
  }

  @Test("Cells come into sight with one more at both sides, and what is in sight does not move")
  func reveal() {
    var span = span(10, 40)
    span.reveal(3..<5)
    #expect(span.start == 0)
    span.reveal(9..<12)
    #expect(span.start == 3)
    span.reveal(5..<8)
    #expect(span.start == 3)
    span.reveal(3..<4)
    #expect(span.start == 2)
    span.reveal(39..<40)
    #expect(span.start == 30)
    span.reveal(0..<1)
    #expect(span.start == 0)
  }

  @Test("Of more cells than fit the first ones are seen, never any beyond the device")
  func tooMany() {
    var span = span(10, 40)
    span.reveal(5..<25)
    #expect(span.start == 5)
    span.reveal(35..<60)
    #expect(span.start == 30)
    span.reveal(2..<12)
    #expect(span.start == 2)
    span.move(by: -100)
    #expect(span.start == 0)
    span.device = 4
    span.reveal(2..<4)
    #expect((span.start, span.seen) == (0, 4))
  }

  @Test("Whatever happens the view stays on the device", arguments: 0..<40)
  func bounds(device: Int) {
    for window in 1..<40 {
      var span = span(window, device)
      for cells in [0..<1, 3..<9, 0..<device, 30..<31] {
        span.reveal(cells)
        #expect(span.start >= 0 && span.start + span.seen <= max(device, 0))
      }
    }
  }
}
