import NavCore
import Testing

@Suite("Traits")
struct TraitsTests {
  @Test("a terminal is regular in width from 90 columns on, in height from 30 rows on")
  func classes() {
    for columns in 1...300 {
      let traits = Traits.terminal(columns: columns, rows: 40)
      #expect(traits.horizontal == (columns >= 90 ? .regular : .compact), "\(columns)")
      #expect(traits.width == Double(columns) * 8)
    }
    for rows in 1...100 {
      let traits = Traits.terminal(columns: 80, rows: rows)
      #expect(traits.vertical == (rows >= 30 ? .regular : .compact), "\(rows)")
      #expect(traits.height == Double(rows) * 16)
    }
  }

  @Test("a terminal of no size counts as one cell", arguments: [0, -1, .min])
  func tiny(_ size: Int) {
    #expect(Traits.terminal(columns: size, rows: size) == .terminal(columns: 1, rows: 1))
  }

  @Test("what is wider than high is lying; a square is upright")
  func orientation() {
    #expect(Traits.terminal(columns: 80, rows: 24).orientation == .landscape)
    #expect(Traits.terminal(columns: 80, rows: 40).orientation == .portrait)
    #expect(Traits.terminal(columns: 40, rows: 24).orientation == .portrait)
  }

  @Test("what is not named has its usual value")
  func usual() {
    let traits = Traits.terminal(columns: 80, rows: 24)
    #expect(traits.idiom == .terminal)
    #expect(traits.scheme == .light && traits.contrast == .standard && traits.motion == .full)
    #expect(traits.direction == .leftToRight && traits.pointing == .pointer)
    #expect(traits.textSize == 1 && traits.locale == "en")
    #expect(traits.safeArea == Traits.Insets())
  }
}
