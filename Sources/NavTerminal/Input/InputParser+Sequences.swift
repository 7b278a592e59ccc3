extension InputParser {
  mutating func readEscape(_ byte: UInt8, into events: inout [InputEvent]) {
    state = .ground
    switch byte {
    case UInt8(ascii: "["):
      sequence.removeAll(keepingCapacity: true)
      state = .control
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string(introducer: byte, isEmpty: true)
    case 0x1B:
      // The first one was the key; the second may begin a sequence.
      events.append(.key(KeyPress(.escape)))
      state = .escape
    case 0x80...:
      // Alt with a letter outside of ASCII; its other bytes come as text, so Alt is lost.
      text.append(byte)
    default: reportAlt(byte, into: &events)
    }
  }

  mutating func readControl(_ byte: UInt8, into events: inout [InputEvent]) {
    switch byte {
    case UInt8(ascii: "[") where sequence.isEmpty: state = .consoleFunction
    case 0x20...0x3F:
      if sequence.count < Self.longestSequence { sequence.append(byte) }
    case UInt8(ascii: "M") where sequence.isEmpty: state = .mouse(remaining: 3)
    case 0x40...0x7E:
      state = .ground
      guard sequence.count < Self.longestSequence else { return }
      if byte == UInt8(ascii: "~"), sequence == Array("200".utf8) {
        state = .paste
      } else if let event = MouseSequence.event(sequence, final: byte) {
        events.append(.mouse(event))
      } else if let press = KeySequence.control(sequence, final: byte) {
        events.append(.key(press))
      }
    default:
      // A control character can't be part of it: the sequence was cut off.
      state = .ground
      read(byte, into: &events)
    }
  }

  mutating func readString(_ byte: UInt8, into events: inout [InputEvent]) {
    switch byte {
    case 0x07: state = .ground
    case 0x1B: state = .stringEscape
    case 0x00..<0x20:
      state = .ground
      read(byte, into: &events)
    default: state = .string(introducer: byte, isEmpty: false)
    }
  }
}
