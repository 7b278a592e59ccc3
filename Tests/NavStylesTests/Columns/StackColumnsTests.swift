import NavCore
import NavStyles
import Testing

@Suite("stack")
struct StackColumnsTests {
  @Test("one column on every device, whatever is asked, and nothing to hide or show")
  func one() {
    for device in Device.all {
      for orientation in Traits.Orientation.allCases {
        let arrangement = Arranging.arrange(
          .stack, device.traits(orientation), asked: [.sidebar: .shown, .detail: .hidden])
        #expect(arrangement == .collapsed(width: device.room(orientation).width))
      }
    }
  }
}
