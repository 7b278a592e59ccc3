import NavCore
import NavStyles
import Testing

@Suite("double-column")
struct DoubleColumnsTests {
  private let pad = Traits.room(.pad, width: 1_194, height: 834)
  private let upright = Traits.room(.pad, width: 834, height: 1_194)

  @Test("the sidebar stands beside the detail lying, and is away upright, whatever is in front")
  func orientations() {
    for front in Arranging.pair {
      #expect(Arranging.text(.doubleColumn, pad, front: front) == "sidebar 320 | detail 874")
      #expect(Arranging.text(.doubleColumn, upright, front: front) == "detail")
    }
  }

  @Test(
    "what is asked for upright comes over the detail, and what is put away lying goes",
    arguments: [
      (ColumnVisibility.automatic, "sidebar 320 | detail 874", "detail"),
      (.shown, "sidebar 320 | detail 874", "sidebar 320 over detail"),
      (.hidden, "detail", "detail"),
    ])
  func asked(_ visibility: ColumnVisibility, _ lying: String, _ standing: String) {
    #expect(Arranging.text(.doubleColumn, pad, asked: [.sidebar: visibility]) == lying)
    #expect(Arranging.text(.doubleColumn, upright, asked: [.sidebar: visibility]) == standing)
  }

  @Test("a sidebar beside may be hidden and resized, one over hidden, and one away revealed")
  func permissions() {
    #expect(Arranging.arrange(.doubleColumn, pad).permissions == [.hide, .resize])
    #expect(Arranging.arrange(.doubleColumn, upright).permissions == [.reveal])
    let over = Arranging.arrange(.doubleColumn, upright, asked: [.sidebar: .shown])
    #expect(over.permissions == [.hide])
    let hidden = Arranging.arrange(.doubleColumn, pad, asked: [.sidebar: .hidden])
    #expect(hidden.permissions == [.reveal])
    // 500 points are room for the least widths of both and no more.
    let tight = Arranging.arrange(DoubleColumns(sidebar: 180), Arranging.regular(500, 400))
    #expect(tight.permissions == [.hide])
  }

  @Test("a large phone that lies shows two columns, all other phones one")
  func phones() throws {
    #expect(
      try Arranging.text(.doubleColumn, Arranging.device("iphone-pro-max", .landscape))
        == "sidebar 320 | detail 612")
    for name in ["iphone-se", "iphone"] {
      for orientation in Traits.Orientation.allCases {
        #expect(try Arranging.text(.doubleColumn, Arranging.device(name, orientation)) == "one")
      }
    }
  }

  @Test("below 640 points of regular width the sidebar gives way, and comes over when asked for")
  func narrow() {
    let room = Arranging.regular(639, 400)
    #expect(Arranging.text(.doubleColumn, room) == "detail")
    #expect(
      Arranging.text(.doubleColumn, room, asked: [.sidebar: .shown]) == "sidebar 320 over detail")
    #expect(
      Arranging.text(.doubleColumn, Arranging.regular(640, 400)) == "sidebar 320 | detail 320")
  }

  @Test("over a narrow detail the sidebar leaves a target in sight")
  func target() {
    for (width, sidebar) in [(364.0, 320.0), (300, 256), (200, 180), (150, 150)] {
      let arrangement = Arranging.arrange(
        .doubleColumn, Arranging.regular(width, 900), asked: [.sidebar: .shown])
      #expect(arrangement.shown.map(\.width) == [sidebar, width])
    }
  }

  @Test(
    "a width that the user gave is kept, within 180 to 600 points and beside 320 for the detail")
  func resized() {
    for (asked, sidebar) in [(100.0, 180.0), (250, 250), (500, 500), (900, 600)] {
      let shown = Arranging.arrange(.doubleColumn, pad, widths: [.sidebar: asked]).shown
      #expect(shown.map(\.width) == [sidebar, 1_194 - sidebar])
    }
    let narrow = Arranging.arrange(
      .doubleColumn, Arranging.regular(700, 400), widths: [.sidebar: 500])
    #expect(narrow.shown.map(\.width) == [380, 320])
  }

  @Test("the detail that is asked to be hidden makes room for the column in front or before it")
  func hiddenDetail() {
    let hidden: [ColumnRole: ColumnVisibility] = [.detail: .hidden]
    #expect(Arranging.text(.doubleColumn, pad, asked: hidden) == "sidebar")
    #expect(Arranging.text(.doubleColumn, upright, asked: hidden) == "sidebar")
    #expect(
      Arranging.text(.doubleColumn, pad, Arranging.triple, asked: hidden)
        == "sidebar 320 | content 874")
    #expect(
      Arranging.text(.doubleColumn, upright, Arranging.triple, front: .sidebar, asked: hidden)
        == "sidebar")
    let both: [ColumnRole: ColumnVisibility] = [.detail: .hidden, .sidebar: .hidden]
    #expect(Arranging.text(.doubleColumn, pad, asked: both) == "detail")
  }

  @Test("what counts is the width that there is for the columns, and the way the whole room is")
  func part() {
    var memory = ColumnMemory()
    let arrangement = DoubleColumns().arrange(
      ColumnConfiguration(traits: pad, width: 700, roles: Arranging.pair, front: .detail),
      memory: &memory)
    #expect(arrangement.text == "sidebar 320 | detail 380")
  }
}
