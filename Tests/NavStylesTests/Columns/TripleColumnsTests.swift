import NavCore
import NavStyles
import Testing

@Suite("triple")
struct TripleColumnsTests {
  private func room(_ width: Double) -> Traits { .room(.pad, width: width, height: 1_194) }

  private func named(_ name: String) throws -> any ColumnStyle {
    try Registry([BuiltInStyles()]).columns.item(named: name)
  }

  @Test("from 960 points on all three show, from 640 on two, and then the detail alone")
  func fits() {
    for (width, text) in [
      (1_194.0, "sidebar 320 | content 320 | detail 554"),
      (960, "sidebar 320 | content 320 | detail 320"), (959, "content 320 | detail 639"),
      (640, "content 320 | detail 320"),
    ] {
      #expect(Arranging.text(.triple, room(width), Arranging.triple) == text)
    }
    #expect(Arranging.text(.triple, Arranging.regular(639, 900), Arranging.triple) == "detail")
    #expect(
      Arranging.text(.triple, .room(.pad, width: 639, height: 900), Arranging.triple) == "one")
  }

  @Test("which of the two gives way first is a parameter")
  func givesWay() throws {
    let roles = Arranging.triple
    #expect(
      try Arranging.text(named("triple:gives-way=sidebar"), room(834), roles)
        == "content 320 | detail 514")
    #expect(
      try Arranging.text(named("triple:gives-way=content"), room(834), roles)
        == "sidebar 320 | detail 514")
    #expect(
      Arranging.text(.triple(givesWay: .content), room(834), roles) == "sidebar 320 | detail 514")
    #expect(throws: RegistryError.self) { try named("triple:gives-way=detail") }
  }

  @Test(
    "a column that gave way comes back when it is asked for, by the behavior",
    arguments: [
      ("overlay", "sidebar 320 over content 320 | detail 514"),
      ("displace", "sidebar 320 displaces content 320 | detail 514"),
      ("tile", "sidebar 194 | content 320 | detail 320"),
    ])
  func behaviors(_ behavior: String, _ text: String) throws {
    let style = try named("triple:behavior=\(behavior)")
    #expect(Arranging.text(style, room(834), Arranging.triple, asked: [.sidebar: .shown]) == text)
  }

  @Test("a column that is put away leaves its room to the detail, and to the other one first")
  func hidden() {
    #expect(
      Arranging.text(.triple, room(1_194), Arranging.triple, asked: [.content: .hidden])
        == "sidebar 320 | detail 874")
    #expect(
      Arranging.text(.triple, room(834), Arranging.triple, asked: [.content: .hidden])
        == "sidebar 320 | detail 514")
    #expect(
      Arranging.text(.triple, room(1_194), Arranging.triple, asked: [.detail: .hidden])
        == "sidebar 320 | content 874")
  }

  @Test("widths that the user gave are kept, and narrowed from the first that gives way on")
  func resized() {
    #expect(
      Arranging.text(
        .triple, room(1_194), Arranging.triple, widths: [.sidebar: 200, .content: 400])
        == "sidebar 200 | content 400 | detail 594")
    #expect(
      Arranging.text(
        .triple, room(1_194), Arranging.triple, widths: [.sidebar: 500, .content: 600])
        == "sidebar 274 | content 600 | detail 320")
    #expect(
      Arranging.text(
        .triple, room(960), Arranging.triple, widths: [.sidebar: 500, .content: 600])
        == "sidebar 180 | content 460 | detail 320")
  }

  @Test("what shows may be hidden and resized, what does not may be revealed")
  func permissions() {
    let all = Arranging.arrange(.triple, room(1_194), Arranging.triple)
    #expect(all.permissions == [.hide, .resize])
    let two = Arranging.arrange(.triple, room(834), Arranging.triple)
    #expect(two.permissions == [.hide, .reveal, .resize])
  }
}
