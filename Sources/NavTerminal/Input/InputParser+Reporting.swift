extension InputParser {
  mutating func reportAlt(_ byte: UInt8, into events: inout [InputEvent]) {
    if var press = KeyPress(control: byte) {
      press.modifiers.insert(.alt)
      events.append(.key(press))
    } else {
      events.append(.key(KeyPress(.character(Character(Unicode.Scalar(byte))), .alt)))
    }
  }

  /// Reports typed text, a malformed part as U+FFFD.
  ///
  /// - Parameter isComplete: whether no more of it follows; else a character that was cut off in
  ///   the middle stays for its other bytes.
  mutating func reportText(isComplete: Bool, into events: inout [InputEvent]) {
    guard !text.isEmpty else { return }
    let kept = isComplete ? 0 : UTF8Tail.unfinishedBytes(at: text)
    let typed = String(decoding: text.dropLast(kept), as: UTF8.self)
    text.removeFirst(text.count - kept)
    for character in typed { events.append(.key(KeyPress(.character(character)))) }
  }
}
