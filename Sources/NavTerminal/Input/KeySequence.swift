/// What the sequences of special keys mean: VT and xterm forms, rxvt's and the Linux console's
/// additions, and the basic forms of kitty's keyboard protocol.
enum KeySequence {
  /// `ESC O` and this byte, as in application cursor mode.
  static func singleShift(_ byte: UInt8) -> KeyPress? {
    switch byte {
    case UInt8(ascii: "M"): KeyPress(.enter)
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      // The numeric keypad sends its characters 0x40 higher.
      KeyPress(.character(Character(Unicode.Scalar(byte - 0x40))))
    default: letter(byte).map { KeyPress($0) }
    }
  }

  /// `ESC [`, parameters, and a final byte; nil when it is no key.
  static func control(_ sequence: [UInt8], final: UInt8) -> KeyPress? {
    guard let parameters = parameters(of: sequence) else { return nil }
    let modifier = parameters.count > 1 ? parameters[1] : []
    // kitty reports the release of a key as event type 3.
    if modifier.count > 1, modifier[1] == 3 { return nil }
    let modifiers = KeyModifiers(parameter: modifier.first ?? 1)
    let number = parameters.first?.first ?? 0
    switch final {
    case UInt8(ascii: "Z"): return KeyPress(.backTab, modifiers.subtracting(.shift))
    case UInt8(ascii: "~"):
      if number == 27, parameters.count > 2, let code = parameters[2].first {
        // xterm's modifyOtherKeys.
        return unicode(code, shifted: nil, modifiers)
      }
      return tilde(number).map { KeyPress($0, modifiers) }
    case UInt8(ascii: "u"):
      let first = parameters.first ?? []
      return unicode(number, shifted: first.count > 1 ? first[1] : nil, modifiers)
    default:
      // Replies to queries end in letters, too, but have other first parameters.
      guard number <= 1, parameters.count <= 2 else { return nil }
      return letter(final).map { KeyPress($0, modifiers) }
    }
  }

  /// The numbers between `;`, each with its parts between `:`; nil when there are other bytes.
  private static func parameters(of sequence: [UInt8]) -> [[Int]]? {
    var list: [[Int]] = []
    for field in sequence.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      var parts: [Int] = []
      for part in field.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false) {
        var number = 0
        for byte in part {
          guard 0x30...0x39 ~= byte else { return nil }
          number = min(number * 10 + Int(byte) - 0x30, 0x1F_FFFF)
        }
        parts.append(number)
      }
      list.append(parts)
    }
    return list
  }

  private static func letter(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(byte) - 0x4F)
    default: nil
    }
  }

  private static func tilde(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    // The numbers have gaps where the keyboard of the VT220 had them.
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  private static func unicode(
    _ code: Int, shifted: Int?, _ modifiers: KeyModifiers
  ) -> KeyPress? {
    switch code {
    case 9:
      return modifiers.contains(.shift)
        ? KeyPress(.backTab, modifiers.subtracting(.shift)) : KeyPress(.tab, modifiers)
    case 13: return KeyPress(.enter, modifiers)
    case 27: return KeyPress(.escape, modifiers)
    case 8, 127: return KeyPress(.backspace, modifiers)
    // kitty numbers keys without a character from the private use area.
    case ..<0x20, 0x80..<0xA0, 0xE000...0xF8FF: return nil
    default:
      guard let scalar = Unicode.Scalar(UInt32(shifted.flatMap { $0 > 0 ? $0 : nil } ?? code))
      else { return nil }
      // Shift is in the character already, as with typed text.
      let upper = scalar.properties.uppercaseMapping
      let isPlain = !modifiers.contains(.shift) || upper.count != 1
      let character = isPlain ? Character(scalar) : Character(upper)
      return KeyPress(.character(character), modifiers.subtracting(.shift))
    }
  }
}
