import NavCore
import Testing

@testable import NavTerminal

@Suite("A room is so many cells, and what the app is told of where it is")
struct TerminalRoomTests {
  @Test("A terminal has the traits of its cells, at least one")
  func terminal() {
    for (columns, rows) in [(80, 24), (200, 60), (1, 1), (0, -3)] {
      let room = TerminalRoom.terminal(columns: columns, rows: rows)
      #expect((room.columns, room.rows) == (max(1, columns), max(1, rows)))
      #expect(room.traits == .terminal(columns: columns, rows: rows))
      #expect(room.isTerminal && room.device == nil)
    }
  }

  @Test("A device has its own traits, and the whole cells that its points have room for")
  func cells() throws {
    let pad = TerminalRoom.device(try .named("ipad-11"))
    #expect((pad.columns, pad.rows) == (104, 74) && pad.orientation == .portrait)
    #expect((pad.rotated.columns, pad.rotated.rows) == (149, 52))
    #expect((pad.traits.width, pad.traits.height) == (834, 1194))
    for device in Device.all {
      for orientation in Traits.Orientation.allCases {
        let room = TerminalRoom.device(device, orientation)
        #expect(room.traits == device.traits(orientation))
        #expect(Double(room.columns) * 8 <= room.traits.width)
        #expect(Double(room.columns + 1) * 8 > room.traits.width)
        #expect(Double(room.rows) * 16 <= room.traits.height)
        #expect(Double(room.rows + 1) * 16 > room.traits.height)
        #expect(!room.isTerminal)
      }
      #expect(TerminalRoom.device(device).orientation == device.usual)
    }
  }

  @Test("Points of a known size are that device, others a window on a desktop")
  func points() throws {
    let mini = TerminalRoom.points(width: 744, height: 1133)
    #expect(mini == .device(try .named("ipad-mini"), .portrait))
    let window = TerminalRoom.points(width: 745, height: 1133)
    #expect(window.device == nil && window.traits.idiom == .desktop)
    #expect((window.columns, window.rows) == (93, 70))
    #expect(TerminalRoom.points(width: 1, height: 1).columns == 1)
    #expect(TerminalRoom.points(width: 1, height: 1).rows == 1)
  }

  @Test("A quarter of a turn: a device's other orientation, else width and height exchanged")
  func rotated() throws {
    for device in Device.all {
      let room = TerminalRoom.device(device)
      #expect(room.rotated.orientation != room.orientation && room.rotated.device == device)
      #expect(room.rotated.rotated == room)
    }
    let terminal = TerminalRoom.terminal(columns: 80, rows: 24).rotated
    #expect((terminal.columns, terminal.rows) == (48, 40))
    #expect(terminal.isTerminal && terminal.traits.idiom == .terminal)
    #expect((terminal.rotated.columns, terminal.rotated.rows) == (80, 24))
    let window = TerminalRoom.points(width: 1000, height: 640).rotated
    #expect((window.traits.width, window.traits.height) == (640, 1000))
    #expect(window.traits.idiom == .desktop)
  }

  @Test("With another number of cells a device is a window of that size of the same idiom")
  func resized() throws {
    let room = TerminalRoom.device(try .named("ipad-13")).resized(columns: 60, rows: 50)
    #expect((room.columns, room.rows) == (60, 50))
    #expect(room.device == nil && !room.isTerminal)
    #expect(room.traits.idiom == .pad && room.traits.horizontal == .compact)
    #expect(room.traits.pointing == .touch)
    let terminal = TerminalRoom.terminal(columns: 80, rows: 24).resized(columns: 0, rows: 9)
    #expect(terminal == .terminal(columns: 1, rows: 9))
  }
}
