/// How many columns of a terminal text takes.
///
/// The rules are those of UAX #11 (East Asian Width; ambiguous characters take one column) and, for
/// clusters of several scalars, of the terminals that treat a grapheme cluster as one unit: the
/// first visible scalar decides, unless an emoji sequence or a variation selector (UTS #51) does.
package enum CharacterWidth {
  /// Columns of a grapheme cluster: 0 (nothing to see), 1 or 2. A control character counts as the
  /// one replacement character that is drawn in its place.
  package static func width(of character: Character) -> Int {
    width(of: character.unicodeScalars)
  }

  /// Columns of a whole text, which is taken for one line.
  ///
  /// - Complexity: O(*n*), without allocation for native strings.
  package static func width(of text: String) -> Int {
    var columns = 0
    var text = text
    text.withUTF8 { bytes in
      var reader = GlyphReader(bytes)
      while let glyph = reader.next() { columns += glyph.width }
    }
    return columns
  }

  /// The longest beginning of a text that fits into a number of columns, and the columns it takes.
  ///
  /// - Complexity: O(length of the result).
  package static func prefix(
    of text: String, columns: Int
  ) -> (text: Substring, columns: Int) {
    var used = 0
    var end = 0
    var text = text
    text.withUTF8 { bytes in
      var reader = GlyphReader(bytes)
      while let glyph = reader.next(), used + glyph.width <= columns {
        used += glyph.width
        end = reader.position
      }
    }
    return (text[..<text.utf8.index(text.startIndex, offsetBy: end)], used)
  }

  /// Columns of the scalars of one grapheme cluster.
  static func width(of cluster: some Collection<Unicode.Scalar>) -> Int {
    guard let first = cluster.first else { return 0 }
    if TextHygiene.isForbidden(first.value) || first == "\t" { return 1 }
    var columns = width(of: first)
    for scalar in cluster.dropFirst() {
      switch scalar.value {
      case 0xFE0F where first.properties.isEmoji: columns = 2
      case 0xFE0E where first.properties.isEmoji: columns = 1
      case 0x1F3FB...0x1F3FF where first.properties.isEmojiModifierBase: columns = 2
      case 0x1F1E6...0x1F1FF where (0x1F1E6...0x1F1FF).contains(first.value): columns = 2
      default: if columns == 0 { columns = width(of: scalar) }
      }
    }
    return columns
  }

  /// Columns of a scalar that stands alone.
  ///
  /// - Complexity: O(1) for Latin text, ideographs and Hangul, else a binary search.
  static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0..<0x300, 0x2500..<0x25FD: 1
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3: 2
    default: tableWidth(of: scalar.value)
    }
  }

  private static func tableWidth(of value: UInt32) -> Int {
    let starts = WidthTable.starts
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] >> 2 <= value { low = middle } else { high = middle }
    }
    return Int(starts[low] & 3)
  }
}
