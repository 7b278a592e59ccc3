/// The grapheme clusters of several scalars that a screen's cells show, each kept once.
struct ClusterPool {
  private(set) var texts: [String] = []
  private var glyphs: [String: UInt32] = [:]

  var count: Int { texts.count }

  /// The text of a cell's glyph.
  subscript(glyph: UInt32) -> String { texts[Int(glyph & ~Cell.clusterBit)] }

  /// The glyph for a cluster, which is added when it is new.
  mutating func glyph(for text: String) -> UInt32 {
    if let known = glyphs[text] { return known }
    let glyph = UInt32(texts.count) | Cell.clusterBit
    texts.append(text)
    glyphs[text] = glyph
    return glyph
  }

  /// Keeps only the clusters of the cells that are marked, and says where each one has gone.
  mutating func compact(keeping isLive: [Bool]) -> [UInt32] {
    var moved = [UInt32](repeating: TextHygiene.replacement, count: texts.count)
    var compacted = ClusterPool()
    for index in texts.indices where isLive[index] {
      moved[index] = compacted.glyph(for: texts[index])
    }
    self = compacted
    return moved
  }
}
