/// The pens of a screen's cells, each kept once and named by two bytes.
struct PenTable {
  /// The index of `Pen.plain`, in every table.
  static let plain: UInt16 = 0

  private(set) var pens: [Pen] = [.plain]
  private var indices: [Pen: UInt16] = [.plain: plain]

  var count: Int { pens.count }

  subscript(index: UInt16) -> Pen { pens[Int(index)] }

  /// The index of a pen, which is added when it is new.
  ///
  /// With 65,536 pens the table is full (that many at once need a screen of as many cells, each in
  /// its own colours); further ones are drawn in the terminal's own colours until it is compacted.
  mutating func index(of pen: Pen) -> UInt16 {
    if let known = indices[pen] { return known }
    guard pens.count <= Int(UInt16.max) else { return Self.plain }
    let index = UInt16(pens.count)
    pens.append(pen)
    indices[pen] = index
    return index
  }

  /// Keeps only the pens of the cells that are marked, and says where each one has gone.
  mutating func compact(keeping isLive: [Bool]) -> [UInt16] {
    var moved = [UInt16](repeating: Self.plain, count: pens.count)
    var compacted = PenTable()
    for index in pens.indices.dropFirst() where isLive[index] {
      moved[index] = compacted.index(of: pens[index])
    }
    self = compacted
    return moved
  }
}
