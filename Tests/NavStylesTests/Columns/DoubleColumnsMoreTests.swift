import NavCore
import NavStyles
import Testing

@Suite("double-column: behaviors, parameters and larger sets")
struct DoubleColumnsMoreTests {
  private let pad = Traits.room(.pad, width: 1_194, height: 834)
  private let upright = Traits.room(.pad, width: 834, height: 1_194)

  private func named(_ name: String) throws -> any ColumnStyle {
    try Registry([BuiltInStyles()]).columns.item(named: name)
  }

  @Test(
    "each behavior, named, upright: nothing asked, and the sidebar asked for",
    arguments: [
      ("tile", "sidebar 320 | detail 514", "sidebar 320 | detail 514"),
      ("overlay", "detail", "sidebar 320 over detail"),
      ("displace", "detail", "sidebar 320 displaces detail"),
    ])
  func behaviors(_ behavior: String, _ automatic: String, _ asked: String) throws {
    for name in ["double-column", "pad-only"] {
      let style = try named("\(name):behavior=\(behavior)")
      #expect(Arranging.text(style, upright) == automatic)
      #expect(Arranging.text(style, upright, asked: [.sidebar: .shown]) == asked)
      #expect(Arranging.text(style, pad) == "sidebar 320 | detail 874")
    }
  }

  @Test("tiled, an asked sidebar is narrowed down to 180 points, and comes over where that fails")
  func narrowed() throws {
    let style = DoubleColumns(behavior: .tile)
    let asked: [ColumnRole: ColumnVisibility] = [.sidebar: .shown]
    #expect(Arranging.text(style, Arranging.regular(600, 900)) == "detail")
    #expect(
      Arranging.text(style, Arranging.regular(600, 900), asked: asked) == "sidebar 280 | detail 320"
    )
    #expect(
      Arranging.text(style, Arranging.regular(500, 900), asked: asked) == "sidebar 180 | detail 320"
    )
    #expect(
      Arranging.text(style, Arranging.regular(499, 900), asked: asked) == "sidebar 320 over detail")
  }

  @Test("the sidebar's width is a parameter from 180 to 600 points")
  func sidebar() throws {
    for width in [180, 250, 600] {
      for name in ["double-column", "pad-only", "tip-once"] {
        let style = try named("\(name):sidebar=\(width)")
        #expect(Arranging.text(style, pad) == "sidebar \(width) | detail \(1_194 - width)")
      }
    }
  }

  @Test(
    "what no parameter takes is an error",
    arguments: [
      "double-column:sidebar=179", "double-column:sidebar=601", "double-column:behavior=float",
      "double-column:portrait=250", "pad-only:sidebar=0", "tip-once:behavior=tile",
    ])
  func errors(_ name: String) {
    #expect(throws: RegistryError.self) { try named(name) }
  }

  @Test("of three columns the detail and one before it show: the one in front, else the nearest")
  func three() {
    for (front, text) in [
      (ColumnRole.sidebar, "sidebar 320 | detail 874"), (.content, "content 320 | detail 874"),
      (.detail, "content 320 | detail 874"),
    ] {
      #expect(Arranging.text(.doubleColumn, pad, Arranging.triple, front: front) == text)
    }
    #expect(
      Arranging.text(.doubleColumn, pad, Arranging.triple, asked: [.sidebar: .shown])
        == "sidebar 320 over content 320 | detail 874")
  }

  @Test("an inspector comes over the others when it is asked for, whatever the behavior")
  func inspector() {
    let asked: [ColumnRole: ColumnVisibility] = [.inspector: .shown]
    #expect(Arranging.text(.doubleColumn, pad, Arranging.all) == "content 320 | detail 874")
    for behavior in [SplitBehavior.overlay, .tile] {
      #expect(
        Arranging.text(DoubleColumns(behavior: behavior), pad, Arranging.all, asked: asked)
          == "inspector 280 over content 320 | detail 874")
    }
    #expect(Arranging.text(.doubleColumn, upright, [.detail, .inspector]) == "detail")
  }

  @Test("of two columns that are asked for over the others the one in front shows, else the last")
  func oneOver() {
    let asked: [ColumnRole: ColumnVisibility] = [.sidebar: .shown, .inspector: .shown]
    let roles: [ColumnRole] = [.sidebar, .detail, .inspector]
    #expect(
      Arranging.text(.doubleColumn, upright, roles, front: .sidebar, asked: asked)
        == "sidebar 320 over detail")
    for front in [ColumnRole.detail, .inspector] {
      #expect(
        Arranging.text(.doubleColumn, upright, roles, front: front, asked: asked)
          == "inspector 280 over detail")
    }
    let arrangement = Arranging.arrange(.doubleColumn, upright, roles, asked: asked)
    #expect(arrangement.permissions == [.hide, .reveal])
  }
}
