import NavCore
import Testing

@Suite("Devices")
struct DeviceTests {
  @Test("each has a name in kebab case that no other one has, and a title")
  func names() {
    let names = Device.all.map(\.name)
    #expect(Set(names).count == names.count)
    for device in Device.all {
      #expect(device.name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" })
      #expect(!device.title.isEmpty)
    }
  }

  @Test(
    "the sizes are those that people know",
    arguments: [
      ("iphone-se", 375, 667), ("iphone", 393, 852), ("iphone-pro-max", 430, 932),
      ("ipad-mini", 744, 1133), ("ipad-11", 834, 1194), ("ipad-13", 1024, 1366),
      ("ipad-11-third", 320, 1194), ("ipad-13-two-thirds", 639, 1366),
    ] as [(String, Double, Double)])
  func sizes(_ name: String, _ width: Double, _ height: Double) throws {
    let traits = try Device.named(name).traits(.portrait)
    #expect(traits.width == width && traits.height == height)
    #expect(try Device.named(name).traits() == traits)
    #expect(traits.pointing == .touch)
  }

  @Test("the classes in the table are those that follow from the sizes")
  func classes() {
    for device in Device.all {
      for orientation in Traits.Orientation.allCases {
        let traits = device.traits(orientation)
        let room = Traits.room(device.idiom, width: traits.width, height: traits.height)
        #expect(traits == room, "\(device.name) \(orientation)")
      }
    }
  }

  @Test("a third of a pad is compact, lying and upright; a whole pad is regular")
  func pads() {
    for device in Device.all where device.idiom == .pad {
      for orientation in Traits.Orientation.allCases {
        let traits = device.traits(orientation)
        if device.name.hasSuffix("-third") { #expect(traits.horizontal == .compact) }
        if device.name.split(separator: "-").count == 2 { #expect(traits.horizontal == .regular) }
        #expect(traits.vertical == .regular)
      }
    }
  }

  @Test("the parts of a split screen and the gap between them are as wide as the pad")
  func parts() throws {
    for pad in ["ipad-mini", "ipad-11", "ipad-13"] {
      for orientation in Traits.Orientation.allCases {
        let whole = try Device.named(pad).traits(orientation)
        let parts = try ["third", "half", "two-thirds"].map {
          try Device.named("\(pad)-\($0)").traits(orientation)
        }
        #expect(parts[0].width + parts[2].width + 10 == whole.width, "\(pad) \(orientation)")
        #expect(parts[1].width * 2 + 10 == whole.width, "\(pad) \(orientation)")
        #expect(parts.allSatisfy { $0.height == whole.height })
      }
    }
  }

  @Test("only a large phone that lies is regular in width")
  func phones() {
    let regular = Device.all.filter { device in
      device.idiom == .phone && device.traits(.landscape).horizontal == .regular
    }
    #expect(regular.map(\.name) == ["iphone-pro-max"])
    for device in Device.all where device.idiom == .phone {
      #expect(device.traits(.portrait).horizontal == .compact)
      #expect(device.traits(.landscape).vertical == .compact)
    }
  }

  @Test("turned, a whole device is as wide as it was high")
  func turned() {
    for device in Device.all where !device.title.contains(",") {
      let (upright, lying) = (device.traits(.portrait), device.traits(.landscape))
      #expect(upright.width == lying.height && upright.height == lying.width, "\(device.name)")
      #expect(upright.orientation == .portrait && lying.orientation == .landscape)
    }
  }

  @Test("a device is found by its size in either orientation")
  func found() throws {
    let found = try #require(Device.of(width: 1133, height: 744))
    #expect(found.device.name == "ipad-mini" && found.orientation == .landscape)
    #expect(Device.of(width: 744, height: 1133)?.orientation == .portrait)
    #expect(Device.of(width: 745, height: 1133) == nil)
  }

  @Test("an unknown name is an error that lists the known ones and the nearest")
  func unknown() {
    do {
      _ = try Device.named("ipad-12")
      Issue.record("no error")
    } catch {
      for word in ["device", "ipad-12", "iphone-pro-max", "did you mean “ipad-1"] {
        #expect(error.description.contains(word), "\(word)")
      }
    }
  }

  @Test("another size on the same device has the classes that follow")
  func resized() throws {
    var pad = try Device.named("ipad-11").traits(.landscape)
    pad.direction = .rightToLeft
    let narrow = pad.resized(width: 500, height: 834)
    #expect(narrow.horizontal == .compact && narrow.idiom == .pad)
    #expect(narrow.direction == .rightToLeft)
    #expect(narrow.resized(width: 1194, height: 834) == pad)
  }

  @Test("pads and terminals count as pads")
  func countsAsPad() {
    #expect(
      Traits.Idiom.allCases.filter { Traits.room($0, width: 800, height: 800).countsAsPad }
        == [.pad, .terminal])
  }
}
