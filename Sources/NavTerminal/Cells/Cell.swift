/// One cell of a terminal: eight bytes without padding, so that rows can be compared as memory.
package struct Cell: Equatable, Sendable {
  /// Marks a glyph that is an index into a `ClusterPool`; Unicode scalars end at 0x10FFFF.
  static let clusterBit: UInt32 = 0x8000_0000

  /// A Unicode scalar, or `clusterBit` and the index of a cluster of several scalars. 0 in the
  /// second cell of a wide glyph.
  package var glyph: UInt32
  /// Index into a `PenTable`.
  package var pen: UInt16
  /// Columns: 1 or 2; 0 for the second cell of a wide glyph.
  package var width: UInt8
  /// Always 0; it makes the eight bytes full.
  private var spare: UInt8 = 0

  package init(glyph: UInt32, pen: UInt16, width: UInt8) {
    self.glyph = glyph
    self.pen = pen
    self.width = width
  }

  /// A blank in the terminal's own colours.
  package static let blank = Cell(glyph: 0x20, pen: PenTable.plain, width: 1)

  /// Whether nothing but the ground is to be seen.
  package var isBlank: Bool { glyph == 0x20 }

  /// Whether this is the second cell of a wide glyph.
  package var isContinuation: Bool { width == 0 }

  /// Whether the terminal may see another width in this glyph than we do: clusters of several
  /// scalars and emoji, which terminals learnt at different times. Ideographs have been wide for
  /// as long as terminals have known them.
  var hasDoubtfulWidth: Bool {
    if glyph & Self.clusterBit != 0 { return true }
    if width == 2 && glyph < 0x2E80 { return glyph >= 0x2000 }
    return (0x1F000..<0x20000).contains(glyph)
  }

  /// The cell as one word, for comparing.
  var bits: UInt64 {
    UInt64(glyph) | UInt64(pen) << 32 | UInt64(width) << 48 | UInt64(spare) << 56
  }
}
