/// Which scalars of a text may reach a terminal.
///
/// Titles, routes and file names come from outside; a control character in them could switch the
/// terminal's modes, and a direction override could show one name and mean another (UTR #36).
enum TextHygiene {
  /// What is drawn instead of a forbidden scalar: the replacement character.
  static let replacement: UInt32 = 0xFFFD

  /// The most scalars that a cluster keeps: one base and 30 marks, the bound of the Stream-Safe
  /// Text Format (UAX #15, section 13), and a selector.
  static let longestCluster = 32

  /// Whether a scalar is a control (C0, DEL, C1), a line or paragraph separator, or one of the
  /// explicit direction embeddings, overrides and isolates.
  static func isForbidden(_ value: UInt32) -> Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// A text without forbidden scalars but line ends: U+FFFD stands in their place.
  static func cleaned(_ text: String) -> String {
    var cleaned = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      cleaned.append(isForbidden(scalar.value) && scalar != "\n" ? "\u{FFFD}" : scalar)
    }
    return String(cleaned)
  }

  /// Whether a scalar is a cluster of its own beside another such scalar.
  ///
  /// These are the ranges of everyday text that hold no mark, joiner or prefix (UAX #29), so that
  /// finding cluster boundaries, the costly part of reading text, is needed for the rest only.
  static func standsAlone(_ value: UInt32) -> Bool {
    switch value {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300: true
    case 0x370...0x482, 0x48A...0x52F: true
    // Hebrew, Arabic, Devanagari and Thai letters.
    case 0x5D0...0x5EA, 0x620...0x64A, 0x671...0x6D3, 0x904...0x939, 0xE01...0xE30: true
    case 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20BF, 0x2100...0x2BFF: true
    case 0x3000...0x3029, 0x3030...0x3096, 0x309B...0x30FF, 0x3105...0x312F: true
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF01...0xFF9D: true
    default: false
    }
  }
}
