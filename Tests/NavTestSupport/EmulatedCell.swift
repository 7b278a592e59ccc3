/// One cell of a `TerminalEmulator`.
public struct EmulatedCell: Hashable, Sendable, CustomStringConvertible {
  /// The grapheme cluster; empty in the second cell of a wide one.
  public var text = " "
  /// 0xRRGGBB, 0x1000000 plus an index of the palette, or nil for the terminal's own colour.
  public var ink: UInt32?
  /// Like `ink`.
  public var ground: UInt32?
  /// SGR numbers that are on: 1 bold, 2 dim, 3 italic, 4 underline, 7 reverse, 9 strikethrough.
  public var attributes: Set<Int> = []

  /// A blank in the terminal's own colours.
  public init() {}

  /// The cell as one sees it: without what a blank doesn't show.
  public var seen: EmulatedCell {
    guard text == " ", attributes.isDisjoint(with: [4, 7, 9]) else { return self }
    var cell = EmulatedCell()
    cell.ground = ground
    return cell
  }

  /// Text, colours and attributes.
  public var description: String {
    func hex(_ color: UInt32?) -> String { color.map { String($0, radix: 16) } ?? "-" }
    let list = attributes.sorted().map(String.init).joined(separator: ",")
    return "'\(text)' \(hex(ink)) on \(hex(ground)) [\(list)]"
  }
}
