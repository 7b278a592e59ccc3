import NavCore
import NavStyles
import Testing

@Suite("Breakpoints")
struct BreakpointTests {
  private func matches(_ breakpoint: Breakpoint, _ width: Double, _ height: Double) -> Bool {
    breakpoint.matches(Arranging.regular(width, height))
  }

  @Test("each measure has a least and a greatest value, both met by themselves")
  func measures() {
    for (breakpoint, below, at, above) in [
      (Breakpoint.minimumWidth(600), false, true, true), (.maximumWidth(600), true, true, false),
    ] {
      #expect(matches(breakpoint, 599, 1) == below)
      #expect(matches(breakpoint, 600, 1) == at)
      #expect(matches(breakpoint, 601, 1) == above)
    }
    for (breakpoint, below, at, above) in [
      (Breakpoint.minimumHeight(600), false, true, true), (.maximumHeight(600), true, true, false),
    ] {
      #expect(matches(breakpoint, 1, 599) == below)
      #expect(matches(breakpoint, 1, 600) == at)
      #expect(matches(breakpoint, 1, 601) == above)
    }
    for (breakpoint, below, at, above) in [
      (Breakpoint.minimumAspectRatio(1.5), false, true, true),
      (.maximumAspectRatio(1.5), true, true, false),
    ] {
      #expect(matches(breakpoint, 599, 400) == below)
      #expect(matches(breakpoint, 600, 400) == at)
      #expect(matches(breakpoint, 601, 400) == above)
    }
  }

  @Test(
    "two are combined by and, and by or",
    arguments: [(500.0, 500.0), (700, 500), (500, 700), (700, 700)])
  func combined(_ width: Double, _ height: Double) {
    let (wide, high) = (Breakpoint.minimumWidth(600), Breakpoint.minimumHeight(600))
    #expect(matches(wide.and(high), width, height) == (width >= 600 && height >= 600))
    #expect(matches(wide.or(high), width, height) == (width >= 600 || height >= 600))
  }
}
