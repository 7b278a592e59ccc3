import NavCore
import NavStyles
import Testing

@Suite("fixed")
struct FixedColumnsTests {
  private let upright = Traits.room(.pad, width: 834, height: 1_194)
  private let lying = Traits.room(.pad, width: 1_194, height: 834)

  private func named(_ name: String) throws -> any ColumnStyle {
    try Registry([BuiltInStyles()]).columns.item(named: name)
  }

  @Test("both show either way up, the sidebar with 350 points")
  func both() {
    #expect(Arranging.text(.fixed, lying) == "sidebar 350 | detail 844")
    #expect(Arranging.text(.fixed, upright) == "sidebar 350 | detail 484")
  }

  @Test("the width may differ by orientation, by dot member and by name")
  func widths() throws {
    for style in [.fixed(portrait: 250), try named("fixed:landscape=350,portrait=250")]
      as [any ColumnStyle]
    {
      #expect(Arranging.text(style, lying) == "sidebar 350 | detail 844")
      #expect(Arranging.text(style, upright) == "sidebar 250 | detail 584")
    }
    #expect(try Arranging.text(named("fixed:landscape=600"), lying) == "sidebar 600 | detail 594")
    #expect(try Arranging.text(named("fixed:portrait=180"), upright) == "sidebar 180 | detail 654")
  }

  @Test(
    "what no parameter takes is an error",
    arguments: [
      "fixed:landscape=179", "fixed:portrait=601", "fixed:portrait=wide", "fixed:sidebar=300",
      "fixed:portrait",
    ])
  func errors(_ name: String) {
    #expect(throws: RegistryError.self) { try named(name) }
  }

  @Test("whatever is asked, both show, and what is declined is told; the user may do nothing")
  func asked() {
    for role in Arranging.pair {
      for visibility in ColumnVisibility.allCases {
        let asked = [role: visibility]
        let arrangement = Arranging.arrange(.fixed, upright, asked: asked)
        #expect(arrangement.text == "sidebar 350 | detail 484")
        #expect(arrangement.permissions.isEmpty)
        let configuration = ColumnConfiguration(
          traits: upright, width: 834, roles: Arranging.pair, front: .detail, visibility: asked)
        let declined = visibility == .hidden ? [role] : []
        #expect(configuration.declined(by: arrangement) == declined)
      }
    }
  }

  @Test("the sidebar is narrowed so that the detail keeps 320 points; below 500 all collapse")
  func clamped() {
    for (width, text) in [
      (670.0, "sidebar 350 | detail 320"), (600, "sidebar 280 | detail 320"),
      (500, "sidebar 180 | detail 320"), (499, "one"), (300, "one"),
    ] {
      #expect(Arranging.text(.fixed, Arranging.regular(width, 900)) == text)
    }
    #expect(
      Arranging.text(.fixed(landscape: 5_000, portrait: -1), Arranging.regular(900, 800))
        == "sidebar 580 | detail 320")
    #expect(
      Arranging.text(.fixed(landscape: 5_000, portrait: -1), Arranging.regular(800, 900))
        == "sidebar 180 | detail 620")
  }

  @Test("a width that the user gave under another name changes nothing")
  func resized() {
    #expect(
      Arranging.text(.fixed, lying, widths: [.sidebar: 500]) == "sidebar 350 | detail 844")
  }

  @Test("a compact width is one column")
  func compact() throws {
    for name in ["iphone-se", "iphone", "ipad-11-third", "ipad-11-half", "desktop-small"] {
      for orientation in Traits.Orientation.allCases {
        #expect(try Arranging.text(.fixed, Arranging.device(name, orientation)) == "one")
      }
    }
    #expect(
      try Arranging.text(.fixed, Arranging.device("iphone-pro-max", .landscape))
        == "sidebar 350 | detail 582")
  }

  @Test("an inspector comes over both, and that alone may be put away")
  func inspector() {
    let roles: [ColumnRole] = [.sidebar, .detail, .inspector]
    #expect(Arranging.arrange(.fixed, lying, roles).permissions == [.reveal])
    let over = Arranging.arrange(.fixed, lying, roles, asked: [.inspector: .shown])
    #expect(over.text == "inspector 280 over sidebar 350 | detail 844")
    #expect(over.permissions == [.hide])
  }
}
