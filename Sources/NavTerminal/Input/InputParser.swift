/// Turns the bytes of a terminal into events, in whatever pieces they come.
///
/// The forms are those of "XTerm Control Sequences" and of kitty's keyboard protocol. A sequence
/// that isn't known is swallowed whole: its letters are never taken for keys. No input makes the
/// parser wait for ever or keep memory without bound.
package struct InputParser {
  /// Where in a sequence the last byte was.
  enum State: Equatable {
    case ground
    case escape
    /// After `ESC [`: parameters and intermediate bytes are gathered.
    case control
    /// After `ESC O`.
    case singleShift
    /// After `ESC [ [`, with which the Linux console begins F1 to F5.
    case consoleFunction
    /// After `ESC [ M`: three bytes of an old mouse report, which are skipped.
    case mouse(remaining: Int)
    /// After the introducer of a string (OSC, DCS, APC, PM, SOS), which is skipped to its end.
    case string(introducer: UInt8, isEmpty: Bool)
    /// In a string after ESC: a backslash ends it.
    case stringEscape
    case paste
  }

  /// A sequence longer than this is no key; its rest is skipped without being kept.
  static let longestSequence = 64

  var state = State.ground
  /// Parameters and intermediates of the sequence being read.
  var sequence: [UInt8] = []
  /// UTF-8 of typed text that isn't reported yet.
  var text: [UInt8] = []
  private var paste = PasteCollector()

  package init() {}

  /// Whether what came so far may be a key by itself, or the start of a sequence. Then `flush` is
  /// to be called when no more bytes come for a short time.
  package var needsFlush: Bool {
    switch state {
    case .escape, .singleShift: true
    case .control: sequence.isEmpty
    case .string(_, let isEmpty): isEmpty
    case .ground: !text.isEmpty
    default: false
    }
  }

  /// Reads bytes and appends the events that they complete.
  package mutating func feed(
    _ bytes: some Sequence<UInt8>, into events: inout [InputEvent]
  ) {
    for byte in bytes { read(byte, into: &events) }
    reportText(isComplete: false, into: &events)
  }

  /// No more bytes are coming for now: what is pending is taken for keys.
  package mutating func flush(into events: inout [InputEvent]) {
    guard needsFlush else { return }
    switch state {
    case .escape: events.append(.key(KeyPress(.escape)))
    case .control: reportAlt(UInt8(ascii: "["), into: &events)
    case .singleShift: reportAlt(UInt8(ascii: "O"), into: &events)
    case .string(let introducer, _): reportAlt(introducer, into: &events)
    default: reportText(isComplete: true, into: &events)
    }
    state = .ground
  }

  mutating func read(_ byte: UInt8, into events: inout [InputEvent]) {
    switch state {
    case .ground: readGround(byte, into: &events)
    case .escape: readEscape(byte, into: &events)
    case .control: readControl(byte, into: &events)
    case .singleShift:
      state = .ground
      if byte < 0x20 || byte >= 0x7F { return read(byte, into: &events) }
      if let press = KeySequence.singleShift(byte) { events.append(.key(press)) }
    case .consoleFunction:
      state = .ground
      if byte < 0x20 { return read(byte, into: &events) }
      if 0x41...0x45 ~= byte { events.append(.key(KeyPress(.function(Int(byte) - 0x40)))) }
    case .mouse(let remaining):
      state = remaining > 1 ? .mouse(remaining: remaining - 1) : .ground
    case .string: readString(byte, into: &events)
    case .stringEscape:
      state = .ground
      if byte != UInt8(ascii: "\\") {
        state = .escape
        read(byte, into: &events)
      }
    case .paste:
      if let pasted = paste.read(byte) {
        state = .ground
        events.append(.paste(pasted))
      }
    }
  }

  private mutating func readGround(_ byte: UInt8, into events: inout [InputEvent]) {
    guard byte < 0x20 || byte == 0x7F else { return text.append(byte) }
    reportText(isComplete: true, into: &events)
    if byte == 0x1B {
      state = .escape
    } else if let press = KeyPress(control: byte) {
      events.append(.key(press))
    }
  }
}
