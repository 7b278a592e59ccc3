/// Tells whether a terminal gives a glyph one cell.
enum CellGlyph {
  /// Blocks with characters of two cells. (Source: UAX #11, Wide and Fullwidth, rounded to blocks;
  /// what else is wide are emoji.)
  private static let wideBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x11FF, 0x231A...0x231B, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F,
    0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7FF, 0xF900...0xFAFF,
    0xFE10...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
    0x1D300...0x1D376, 0x1F200...0x1F320, 0x1F32D...0x1F64F, 0x1F680...0x1F6FF,
    0x1F7E0...0x1F7FF, 0x1F90C...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD,
  ]

  static func isOneCell(_ glyph: String) -> Bool {
    guard glyph.count == 1, let first = glyph.unicodeScalars.first else { return false }
    // A mark is drawn over what is before it; U+FE0F makes an emoji of it, which is wide.
    let marks = glyph.unicodeScalars.dropFirst()
    return isVisible(first) && !isWide(first)
      && marks.allSatisfy { $0.properties.generalCategory == .nonspacingMark && $0 != "\u{FE0F}" }
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .unassigned, .nonspacingMark, .spacingMark, .enclosingMark,
      .spaceSeparator, .lineSeparator, .paragraphSeparator:
      false
    default: true
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmojiPresentation
      || wideBlocks.contains { $0.contains(scalar.value) }
  }
}
