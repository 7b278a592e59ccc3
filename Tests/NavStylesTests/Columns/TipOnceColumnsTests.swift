import NavConformance
import NavCore
import NavStyles
import Testing

@Suite("tip-once")
struct TipOnceColumnsTests {
  private let upright = Traits.room(.pad, width: 834, height: 1_194)
  private let lying = Traits.room(.pad, width: 1_194, height: 834)

  private func text(
    _ traits: Traits, _ memory: inout ColumnMemory, _ roles: [ColumnRole] = Arranging.pair,
    asked: [ColumnRole: ColumnVisibility] = [:]
  ) -> String {
    TipOnceColumns().arrange(
      ColumnConfiguration(
        traits: traits, width: traits.width, roles: roles, front: .detail, visibility: asked),
      memory: &memory
    ).text
  }

  @Test(
    "the first time upright the sidebar is over the detail, later no more, however it is turned")
  func once() {
    var memory = ColumnMemory()
    #expect(text(upright, &memory) == "sidebar 320 over detail")
    #expect(text(lying, &memory) == "sidebar 320 | detail 874")
    #expect(text(upright, &memory) == "detail")
    #expect(text(lying, &memory) == "sidebar 320 | detail 874")
    #expect(text(upright, &memory) == "detail")
  }

  @Test("a pad that lies, or a part that is compact, does not use the tip up")
  func kept() {
    var memory = ColumnMemory()
    #expect(text(lying, &memory) == "sidebar 320 | detail 874")
    #expect(text(.room(.pad, width: 412, height: 1_194), &memory) == "one")
    #expect(memory == ColumnMemory())
    #expect(text(upright, &memory) == "sidebar 320 over detail")
  }

  @Test("terminals count as pads; phones and desktops never show it")
  func idioms() {
    for device in Device.all {
      for orientation in Traits.Orientation.allCases {
        let traits = device.traits(orientation)
        let isUpright = traits.horizontal == .regular && traits.orientation == .portrait
        let counts = device.idiom == .pad || device.idiom == .terminal
        var memory = ColumnMemory()
        let isTip = text(traits, &memory) == "sidebar 320 over detail"
        #expect(isTip == (isUpright && counts), "\(device.name) \(orientation)")
        #expect(memory.flags.isEmpty != isTip, "\(device.name) \(orientation)")
      }
    }
  }

  @Test("a sidebar that is asked to be hidden the first time stays so, and no tip comes later")
  func hidden() {
    var memory = ColumnMemory()
    #expect(text(upright, &memory, asked: [.sidebar: .hidden]) == "detail")
    #expect(text(upright, &memory) == "detail")
  }

  @Test("one that is asked for is seen, and needs no tip afterwards")
  func asked() {
    var memory = ColumnMemory()
    #expect(text(upright, &memory, asked: [.sidebar: .shown]) == "sidebar 320 over detail")
    #expect(text(upright, &memory) == "detail")
  }

  @Test("the tip shows the column before the detail, and does not come where another is over that")
  func sets() {
    var memory = ColumnMemory()
    #expect(text(upright, &memory, [.detail, .inspector]) == "detail")
    memory = ColumnMemory()
    #expect(text(upright, &memory, Arranging.all) == "content 320 over detail")
    memory = ColumnMemory()
    #expect(
      text(upright, &memory, Arranging.all, asked: [.inspector: .shown])
        == "inspector 280 over detail")
    #expect(text(upright, &memory, Arranging.all) == "detail")
  }

  @Test("asking for what the tip shows gives the same arrangement again, whatever else is asked")
  func keptByAsking() {
    for wish in ColumnSweep.wishes {
      var memory = ColumnMemory()
      let tip = TipOnceColumns().arrange(wish.configuration(upright), memory: &memory)
      var visibility = wish.visibility
      for column in tip.shown where column.placement != .tiled { visibility[column.role] = .shown }
      let asked = ColumnSweep.Wish(roles: wish.roles, front: wish.front, visibility: visibility)
      let again = TipOnceColumns().arrange(asked.configuration(upright), memory: &memory)
      #expect(again == tip, "\(wish)")
    }
  }
}
