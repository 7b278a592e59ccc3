import NavCore
import NavStyles
import Testing

@Suite("inspector")
struct InspectorColumnsTests {
  private let roles: [ColumnRole] = [.sidebar, .detail, .inspector]

  private func room(_ width: Double) -> Traits { Arranging.regular(width, 1_194) }

  private func named(_ name: String) throws -> any ColumnStyle {
    try Registry([BuiltInStyles()]).columns.item(named: name)
  }

  @Test("from 920 points on all show, then the inspector gives way, then the sidebar")
  func fits() {
    for (width, text) in [
      (1_194.0, "sidebar 320 | detail 594 | inspector 280"),
      (920, "sidebar 320 | detail 320 | inspector 280"), (919, "sidebar 320 | detail 599"),
      (640, "sidebar 320 | detail 320"), (639, "detail"),
    ] {
      #expect(Arranging.text(.inspector, room(width), roles) == text)
    }
    #expect(
      Arranging.text(.inspector, room(600), [.detail, .inspector]) == "detail 320 | inspector 280")
  }

  @Test(
    "an inspector that gave way comes when it is asked for, by the behavior",
    arguments: [
      ("overlay", "inspector 280 over sidebar 320 | detail 514"),
      ("displace", "inspector 280 displaces sidebar 320 | detail 514"),
      ("tile", "sidebar 320 | detail 320 | inspector 194"),
    ])
  func behaviors(_ behavior: String, _ text: String) throws {
    let style = try named("inspector:behavior=\(behavior)")
    #expect(Arranging.text(style, room(834), roles, asked: [.inspector: .shown]) == text)
  }

  @Test("a hidden inspector leaves its room, and a hidden sidebar makes room for the inspector")
  func hidden() {
    #expect(
      Arranging.text(.inspector, room(1_194), roles, asked: [.inspector: .hidden])
        == "sidebar 320 | detail 874")
    #expect(
      Arranging.text(.inspector, room(834), roles, asked: [.sidebar: .hidden])
        == "detail 554 | inspector 280")
    #expect(
      Arranging.text(.inspector, room(1_194), [.detail, .inspector], asked: [.detail: .hidden])
        == "inspector")
  }

  @Test("the inspector's width is a parameter from 180 to 600 points")
  func width() throws {
    for width in [180, 600] {
      #expect(
        try Arranging.text(named("inspector:width=\(width)"), room(1_600), roles)
          == "sidebar 320 | detail \(1_280 - width) | inspector \(width)")
    }
    for wrong in ["inspector:width=179", "inspector:width=601", "inspector:sidebar=300"] {
      #expect(throws: RegistryError.self) { try named(wrong) }
    }
  }

  @Test("a width that the user gave is kept, and the inspector is narrowed first")
  func resized() {
    #expect(
      Arranging.text(.inspector, room(1_194), roles, widths: [.inspector: 400])
        == "sidebar 320 | detail 474 | inspector 400")
    #expect(
      Arranging.text(.inspector, room(1_000), roles, widths: [.inspector: 600])
        == "sidebar 320 | detail 320 | inspector 360")
  }
}
