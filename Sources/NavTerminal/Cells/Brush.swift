/// A pen while a line of text is drawn: its numbers are looked up once and not for each cell.
struct Brush {
  private let pen: Pen
  private let keepsGround: Bool
  private let store: CellStore
  /// The pen of the cell drawn over, for which `letterPen` and `blankPen` hold.
  private var under: UInt16?
  private var letterPen: UInt16
  private var blankPen: UInt16

  init(_ pen: Pen, keepsGround: Bool, store: CellStore) {
    self.pen = pen
    self.keepsGround = keepsGround
    self.store = store
    letterPen = keepsGround ? PenTable.plain : store.pens.index(of: pen)
    blankPen = keepsGround ? PenTable.plain : store.pens.index(of: pen.forBlanks)
  }

  /// The pen of a visible glyph over a cell with the pen `under`.
  mutating func letter(over under: UInt16) -> UInt16 {
    adapt(to: under)
    return letterPen
  }

  /// The pen of a blank over a cell with the pen `under`.
  mutating func blank(over under: UInt16) -> UInt16 {
    adapt(to: under)
    return blankPen
  }

  private mutating func adapt(to under: UInt16) {
    guard keepsGround, under != self.under else { return }
    var adapted = pen
    adapted.ground = store.pens[under].ground
    letterPen = store.pens.index(of: adapted)
    blankPen = store.pens.index(of: adapted.forBlanks)
    self.under = under
  }
}
