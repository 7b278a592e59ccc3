extension TerminalEmulator {
  /// Takes the character or sequence at a position of `pending`; nil when it isn't complete.
  mutating func step(at position: Int) -> Int? {
    let byte = pending[position]
    switch byte {
    case 0x1B: return escape(at: position)
    case 0x08: moveTo(column: cursor.column - 1, row: cursor.row)
    case 0x0A: lineFeed()
    case 0x0D: moveTo(column: 0, row: cursor.row)
    case 0x00..<0x20, 0x7F: failures.append("control character \(byte)")
    case 0x20..<0x7F: put(Unicode.Scalar(byte))
    default: return text(at: position)
    }
    return position + 1
  }

  private mutating func text(at position: Int) -> Int? {
    let lead = pending[position]
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard position + length <= pending.count else { return nil }
    let piece = String(decoding: pending[position..<position + length], as: UTF8.self)
    if piece.unicodeScalars.count != 1 || piece == "\u{FFFD}" && lead != 0xEF {
      failures.append("malformed UTF-8")
    }
    for scalar in piece.unicodeScalars {
      if 0x80..<0xA0 ~= scalar.value { failures.append("C1 control \(scalar.value)") }
      put(scalar)
    }
    return position + length
  }

  private mutating func escape(at position: Int) -> Int? {
    guard position + 1 < pending.count else { return nil }
    guard pending[position + 1] == UInt8(ascii: "[") else {
      failures.append("ESC \(pending[position + 1])")
      return position + 2
    }
    var end = position + 2
    while end < pending.count, 0x20..<0x40 ~= pending[end] { end += 1 }
    guard end < pending.count else { return nil }
    if pending[end] == 0x1B {
      // A new sequence ends one that was cut off.
      return end
    }
    control(
      String(decoding: pending[position + 2..<end], as: UTF8.self),
      final: Character(Unicode.Scalar(pending[end])))
    return end + 1
  }

  private mutating func control(_ parameters: String, final: Character) {
    if parameters.hasPrefix("?"), final == "h" || final == "l" {
      for mode in parameters.dropFirst().split(separator: ";") {
        set(mode: Int(mode) ?? -1, on: final == "h")
      }
      return
    }
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map(
      String.init)
    guard numbers.allSatisfy({ $0.isEmpty || Int($0) != nil }) else {
      failures.append("CSI \(parameters) \(final)")
      return
    }
    let values = numbers.map { Int($0) ?? 0 }
    let count = max(1, values.first ?? 1)
    switch final {
    case "m": select(values)
    case "A": moveTo(column: cursor.column, row: cursor.row - count)
    case "B": moveTo(column: cursor.column, row: cursor.row + count)
    case "C": moveTo(column: cursor.column + count, row: cursor.row)
    case "D": moveTo(column: cursor.column - count, row: cursor.row)
    case "G": moveTo(column: count - 1, row: cursor.row)
    case "d": moveTo(column: cursor.column, row: count - 1)
    case "H": moveTo(column: max(1, values.count > 1 ? values[1] : 1) - 1, row: count - 1)
    case "K" where values.first ?? 0 == 0: erase(cursor.column..<columns)
    case "X": erase(cursor.column..<min(columns, cursor.column + count))
    case "J" where values.first == 2:
      for row in 0..<rows { erase(0..<columns, row: row) }
    default: failures.append("CSI \(parameters) \(final)")
    }
  }

  private mutating func set(mode: Int, on: Bool) {
    switch mode {
    case 7, 25, 1002, 1006, 2004, 2026: break
    case 1049 where on != isAlternate:
      swap(&cells, &otherScreen)
      if on {
        savedCursor = cursor
        cells = Array(repeating: EmulatedCell(), count: columns * rows)
      } else {
        cursor = savedCursor
      }
    case 1049: break
    default: failures.append("mode \(mode)")
    }
    if mode == 2026, !on, modes.contains(2026) { frames += 1 }
    if on { modes.insert(mode) } else { modes.remove(mode) }
    joinable = nil
  }

  private mutating func select(_ values: [Int]) {
    var index = 0
    while index < values.count {
      let value = values[index]
      index += 1
      switch value {
      case 0: pen = EmulatedCell()
      case 1, 2, 3, 4, 7, 9: pen.attributes.insert(value)
      case 22: pen.attributes.subtract([1, 2])
      case 23, 24, 27, 29: pen.attributes.remove(value - 20)
      case 30...37, 90...97: pen.ink = 0x100_0000 + UInt32(value < 90 ? value - 30 : value - 82)
      case 40...47, 100...107:
        pen.ground = 0x100_0000 + UInt32(value < 100 ? value - 40 : value - 92)
      case 39: pen.ink = nil
      case 49: pen.ground = nil
      case 38, 48:
        guard let (color, used) = color(values[index...]) else {
          failures.append("SGR \(values)")
          return
        }
        index += used
        if value == 38 { pen.ink = color } else { pen.ground = color }
      default: failures.append("SGR \(value)")
      }
    }
  }

  private func color(_ rest: ArraySlice<Int>) -> (UInt32, Int)? {
    let list = Array(rest)
    if list.count >= 2, list[0] == 5, 0...255 ~= list[1] {
      return (0x100_0000 + UInt32(list[1]), 2)
    }
    guard list.count >= 4, list[0] == 2, list[1...3].allSatisfy({ 0...255 ~= $0 }) else {
      return nil
    }
    return (UInt32(list[1]) << 16 | UInt32(list[2]) << 8 | UInt32(list[3]), 4)
  }
}
