/// Changes the terminal's pen with the fewest bytes: by difference or anew from a reset.
struct PenWriter {
  let colors: ColorMode
  /// The terminal's pen, without colours where the mode shows none; nil when it isn't known.
  private(set) var current: Pen?
  /// Parameters of the sequence being made, `;` between them; kept for its memory.
  private var difference = OutputBuffer()
  private var anew = OutputBuffer()

  init(colors: ColorMode) {
    self.colors = colors
  }

  /// The terminal's pen is no longer known.
  mutating func forget() {
    current = nil
  }

  /// The pen as the terminal gets it.
  func visible(_ pen: Pen) -> Pen {
    colors == .none ? Pen(attributes: pen.attributes) : pen
  }

  mutating func reset(into output: inout OutputBuffer) {
    guard current != .plain else { return }
    output.append(ControlSequences.resetPen)
    current = .plain
  }

  /// - Parameter wanted: a pen made by `visible(_:)`.
  mutating func select(_ wanted: Pen, into output: inout OutputBuffer) {
    if current == wanted { return }
    if wanted == .plain { return reset(into: &output) }
    anew.clear()
    parameter(0, into: &anew)
    change(from: .plain, to: wanted, into: &anew)
    difference.clear()
    if let current { change(from: current, to: wanted, into: &difference) }
    let isShorter = current != nil && difference.count <= anew.count
    output.append(ControlSequences.introducer)
    output.append(contentsOf: isShorter ? difference : anew)
    output.append(ControlSequences.selectPen)
    current = wanted
  }

  private func change(from old: Pen, to new: Pen, into list: inout OutputBuffer) {
    let weight: PenAttributes = [.bold, .dim]
    var gone = old.attributes.subtracting(new.attributes)
    var come = new.attributes.subtracting(old.attributes)
    if !gone.isDisjoint(with: weight) {
      // 22 ends both bold and dim.
      parameter(22, into: &list)
      come.formUnion(new.attributes.intersection(weight))
      gone.subtract(weight)
    }
    for (attribute, on, off) in Self.codes {
      if come.contains(attribute) { parameter(on, into: &list) }
      if gone.contains(attribute) { parameter(off, into: &list) }
    }
    if old.ink != new.ink { color(new.ink, base: 30, into: &list) }
    if old.ground != new.ground { color(new.ground, base: 40, into: &list) }
  }

  private static let codes: [(PenAttributes, on: Int, off: Int)] = [
    (.bold, 1, 22), (.dim, 2, 22), (.italic, 3, 23), (.underline, 4, 24), (.reverse, 7, 27),
    (.strikethrough, 9, 29),
  ]

  private func color(_ color: CellColor, base: Int, into list: inout OutputBuffer) {
    if color.isTerminal { return parameter(base + 9, into: &list) }
    switch colors {
    case .none: break
    case .truecolor:
      parameter(base + 8, into: &list)
      parameter(2, into: &list)
      for channel in [color.red, color.green, color.blue] { parameter(Int(channel), into: &list) }
    case .indexed256:
      parameter(base + 8, into: &list)
      parameter(5, into: &list)
      parameter(ColorPalette.index256(of: color), into: &list)
    case .basic16:
      let index = ColorPalette.index16(of: color)
      parameter(index < 8 ? base + index : base + 60 + index - 8, into: &list)
    }
  }

  private func parameter(_ number: Int, into list: inout OutputBuffer) {
    if !list.isEmpty { list.append(ControlSequences.separator) }
    list.append(number: number)
  }
}
