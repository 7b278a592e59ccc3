import NavCore
import NavStyles
import Testing

@Suite("list-detail")
struct ListDetailColumnsTests {
  private func room(_ width: Double) -> Traits { Arranging.regular(width, 900) }

  private func named(_ name: String) throws -> any ColumnStyle {
    try Registry([BuiltInStyles()]).columns.item(named: name)
  }

  @Test("from 600 points on two show; the list has a quarter, at least 180 points, at most 280")
  func share() {
    for (width, text) in [
      (599.0, "one"), (600, "sidebar 180 | detail 420"), (720, "sidebar 180 | detail 540"),
      (800, "sidebar 200 | detail 600"), (1_120, "sidebar 280 | detail 840"),
      (2_000, "sidebar 280 | detail 1720"),
    ] {
      #expect(Arranging.text(.listDetail, room(width)) == text)
    }
  }

  @Test("each parameter, by name")
  func parameters() throws {
    #expect(try Arranging.text(named("list-detail:split-at=900"), room(899)) == "one")
    #expect(
      try Arranging.text(named("list-detail:split-at=900"), room(900))
        == "sidebar 225 | detail 675")
    #expect(
      try Arranging.text(named("list-detail:fraction=0.5,maximum=1200"), room(1_000))
        == "sidebar 500 | detail 500")
    #expect(
      try Arranging.text(named("list-detail:minimum=240"), room(800)) == "sidebar 240 | detail 560")
    #expect(
      try Arranging.text(named("list-detail:maximum=200"), room(1_000))
        == "sidebar 200 | detail 800")
    #expect(
      try Arranging.text(named("list-detail:minimum=400,maximum=500"), room(1_000))
        == "sidebar 400 | detail 600")
  }

  @Test(
    "what no parameter takes is an error",
    arguments: [
      "split-at=499", "split-at=2601", "fraction=0.6", "minimum=100", "maximum=1201",
      "minimum=400,maximum=200",
    ])
  func errors(_ parameter: String) {
    #expect(throws: RegistryError.self) { try named("list-detail:\(parameter)") }
  }

  @Test("any breakpoint may part one column from two")
  func breakpoint() {
    let style = ListDetailColumns(from: .minimumAspectRatio(1).and(.minimumHeight(500)))
    #expect(Arranging.text(style, Arranging.regular(1_000, 900)) == "sidebar 250 | detail 750")
    #expect(Arranging.text(style, Arranging.regular(900, 1_000)) == "one")
    #expect(Arranging.text(style, Arranging.regular(1_000, 400)) == "one")
    #expect(Arranging.text(.listDetail(from: .minimumWidth(800)), room(799)) == "one")
  }

  @Test("a list that does not fit beside the detail comes over it when it is asked for")
  func narrow() {
    let style = ListDetailColumns(from: .minimumWidth(0))
    #expect(Arranging.text(style, room(499)) == "detail")
    #expect(
      Arranging.text(style, room(499), asked: [.sidebar: .shown]) == "sidebar 180 over detail")
    #expect(Arranging.text(style, room(500)) == "sidebar 180 | detail 320")
  }

  @Test("a width that the user gave is kept within the bounds, and the list may be put away")
  func resized() {
    for (asked, list) in [(100.0, 180), (230, 230), (500, 280)] {
      #expect(
        Arranging.text(.listDetail, room(1_000), widths: [.sidebar: asked])
          == "sidebar \(list) | detail \(1_000 - list)")
    }
    #expect(Arranging.arrange(.listDetail, room(1_000)).permissions == [.hide, .resize])
    #expect(Arranging.text(.listDetail, room(1_000), asked: [.sidebar: .hidden]) == "detail")
  }

  @Test("a phone that is compact in width shows one column, however wide")
  func compact() throws {
    #expect(try Arranging.text(.listDetail, Arranging.device("iphone", .landscape)) == "one")
  }

  @Test("the list may have an ideal width between two bounds in place of a share")
  func ideal() {
    let width = ColumnWidth(minimum: 200, ideal: 260, maximum: 400)
    let style = ListDetailColumns(from: .minimumWidth(600), list: width)
    #expect(Arranging.text(style, room(1_000)) == "sidebar 260 | detail 740")
    #expect(
      Arranging.text(style, room(1_000), widths: [.sidebar: 500]) == "sidebar 400 | detail 600")
    #expect(
      Arranging.text(style, room(600), widths: [.sidebar: 500]) == "sidebar 280 | detail 320")
    #expect(Arranging.text(style, room(1_000), widths: [.sidebar: 1]) == "sidebar 200 | detail 800")
  }
}
