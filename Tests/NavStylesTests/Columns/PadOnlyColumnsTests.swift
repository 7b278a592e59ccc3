import NavCore
import NavStyles
import Testing

@Suite("pad-only")
struct PadOnlyColumnsTests {
  @Test("every phone shows one column either way up, whatever is asked, also a large one")
  func phones() {
    for device in Device.all where device.idiom == .phone {
      for orientation in Traits.Orientation.allCases {
        let traits = device.traits(orientation)
        #expect(Arranging.text(.padOnly, traits) == "one")
        #expect(Arranging.text(.padOnly, traits, asked: [.sidebar: .shown]) == "one")
      }
    }
  }

  @Test("on everything else it is as double-column")
  func others() {
    for device in Device.all where device.idiom != .phone {
      for orientation in Traits.Orientation.allCases {
        for asked in ColumnVisibility.allCases {
          let traits = device.traits(orientation)
          let arrangement = Arranging.arrange(.padOnly, traits, asked: [.sidebar: asked])
          #expect(
            arrangement == Arranging.arrange(.doubleColumn, traits, asked: [.sidebar: asked]))
        }
      }
    }
  }
}
