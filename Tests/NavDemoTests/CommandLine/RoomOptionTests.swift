import NavCore
import NavTerminal
import Testing

@testable import NavDemo

@Suite("The command line names a device, or points, to show an app on")
struct RoomOptionTests {
  private func room(_ arguments: String...) throws -> TerminalRoom? {
    try DemoCommand(parsing: arguments).options?.room
  }

  private func message(_ arguments: String...) throws -> String {
    try #require(throws: UsageError.self) {
      try DemoCommand(parsing: ["render", "home"] + arguments)
    }.description
  }

  @Test("Without any of the options there is no device")
  func none() throws {
    #expect(try room("run", "home") == nil)
    #expect(try room("run", "home", "--size", "80x24") == nil)
  }

  @Test("Every device is known, held as it usually is or as is said", arguments: Device.all)
  func devices(device: Device) throws {
    #expect(try room("--device", device.name) == .device(device))
    #expect(try room("run", "home", "--device=\(device.name)") == .device(device))
    for orientation in Traits.Orientation.allCases {
      #expect(
        try room("render", "home", "--device", device.name, "--orientation", orientation.rawValue)
          == .device(device, orientation))
      let room = device.room(orientation)
      let points = try self.room("run", "home", "--points", "\(room.width)x\(room.height)")
      #expect((points?.traits.width, points?.traits.height) == (room.width, room.height))
    }
  }

  @Test("Points are a device of that size, or a window, turned where that is said")
  func points() throws {
    let mini = try Device.named("ipad-mini")
    #expect(try room("run", "home", "--points", "744x1133") == .device(mini, .portrait))
    #expect(
      try room("run", "home", "--points", "744x1133", "--orientation", "landscape")
        == .device(mini, .landscape))
    #expect(
      try room("run", "home", "--points", "1000x700", "--orientation", "portrait")
        == .points(width: 700, height: 1000))
    #expect(
      try room("run", "home", "--points", "1000x700", "--orientation", "landscape")
        == .points(width: 1000, height: 700))
  }

  @Test(
    "Points that are none say what they look like",
    arguments: [
      "744", "x", "744x", "0x9", "0.5x9", "744x1133x1", "-1x5", "1e3x5", "8001x1", "1x16001", "nan",
      "infx1", "7 x9", "..x1",
    ])
  func badPoints(text: String) throws {
    #expect(
      try message("--points=\(text)")
        == "--points can't take “\(text)”; expected width and height in points, the width from 1 to "
        + "8000 and the height from 1 to 16000, as in 744x1133 (see NavDemo render --help)")
  }

  @Test("Unknown names are told with the known ones and the nearest")
  func unknown() throws {
    let device = try message("--device", "ipd-11")
    #expect(device.hasPrefix("unknown device “ipd-11”; known: iphone-se, iphone, "))
    #expect(device.contains("did you mean “ipad-11”?"))
    #expect(
      try message("--device", "iphone", "--orientation", "lanscape")
        == "unknown orientation “lanscape”; known: portrait, landscape; did you mean “landscape”? "
        + "(see NavDemo render --help)")
  }

  @Test("Options that contradict each other are refused, with what to do")
  func conflicts() throws {
    let end = " both say how large it is; leave out one of them (see NavDemo render --help)"
    #expect(
      try message("--device", "iphone", "--points", "1x1") == "--device and --points" + end)
    #expect(try message("--size", "9x9", "--device", "iphone") == "--size and --device" + end)
    #expect(try message("--points", "9x9", "--size", "9x9") == "--size and --points" + end)
    #expect(
      try message("--orientation", "portrait", "--size", "9x9")
        == "--orientation is that of a device, and there is none; add --device NAME or "
        + "--points WIDTHxHEIGHT, or leave it out (see NavDemo render --help)")
  }
}
