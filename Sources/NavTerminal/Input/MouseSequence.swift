/// What the reports of the mouse mean, in the form "SGR" of "XTerm Control Sequences": `ESC [ <`, the
/// button with its modifiers, column and row counted from 1, and `M` for a press or `m` for a release.
enum MouseSequence {
  /// Bits of the button's number.
  private static let motion = 32
  private static let wheel = 64
  private static let extraButtons = 128
  private static let modifiers = 4 | 8 | 16

  /// The largest column or row: more than any terminal has.
  private static let largest = 100_000

  /// What a sequence means, without its introducer; nil when it is no report of the mouse, or of
  /// nothing that is asked for.
  static func event(_ sequence: [UInt8], final: UInt8) -> MouseEvent? {
    let isRelease = final == UInt8(ascii: "m")
    guard isRelease || final == UInt8(ascii: "M"), sequence.first == UInt8(ascii: "<"),
      let numbers = numbers(in: sequence.dropFirst()), numbers.count == 3,
      numbers[1] > 0, numbers[2] > 0,
      let kind = kind(numbers[0] & ~modifiers, isRelease: isRelease)
    else { return nil }
    return MouseEvent(kind, column: numbers[1] - 1, row: numbers[2] - 1)
  }

  private static func kind(_ code: Int, isRelease: Bool) -> MouseEvent.Kind? {
    guard code & extraButtons == 0 else { return nil }
    if code & wheel != 0 {
      let directions: [MouseEvent.Wheel] = [.up, .down, .left, .right]
      let index = code & ~(wheel | motion)
      return !isRelease && directions.indices.contains(index) ? .wheel(directions[index]) : nil
    }
    let buttons: [MouseEvent.Button] = [.left, .middle, .right]
    let index = code & ~motion
    guard buttons.indices.contains(index) else { return nil }
    if isRelease { return .release(buttons[index]) }
    return code & motion != 0 ? .drag(buttons[index]) : .press(buttons[index])
  }

  /// The numbers between `;`; nil when there are other bytes.
  private static func numbers(in sequence: ArraySlice<UInt8>) -> [Int]? {
    var numbers: [Int] = []
    for field in sequence.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      guard !field.isEmpty else { return nil }
      var number = 0
      for byte in field {
        guard 0x30...0x39 ~= byte else { return nil }
        number = min(number * 10 + Int(byte) - 0x30, largest)
      }
      numbers.append(number)
    }
    return numbers
  }
}
