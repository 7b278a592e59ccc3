/// Reads a text glyph by glyph, sanitised: what comes out may be drawn.
///
/// Text of the everyday ranges is read scalar by scalar; only where marks, joiners or emoji occur
/// is a piece of it made a `String` and cut into grapheme clusters.
struct GlyphReader {
  /// One cell's worth of text. `width` is 0 for what is invisible: it is skipped, not drawn.
  struct Glyph {
    /// The scalar, or the first one of `cluster`.
    var scalar: UInt32
    /// All scalars when there are several.
    var cluster: String?
    /// Columns: 0, 1 or 2.
    var width: Int
  }

  private let bytes: UnsafeBufferPointer<UInt8>

  /// Offset of the next byte to read, in UTF-8 code units; a cluster boundary.
  private(set) var position = 0

  /// - Parameter bytes: well-formed UTF-8, as a `String` hands it out.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Reads printable ASCII that no mark can belong to, at most `limit` bytes: one glyph of one column
  /// each, which can be drawn without more ado. Returns nil where there is none.
  mutating func asciiRun(limit: Int) -> UnsafeBufferPointer<UInt8>? {
    let last = min(bytes.count, position + limit)
    var end = position
    while end < last, 0x20..<0x7F ~= bytes[end] { end += 1 }
    if end < bytes.count, bytes[end] >= 0x80 { end -= 1 }
    guard end > position else { return nil }
    defer { position = end }
    return UnsafeBufferPointer(rebasing: bytes[position..<end])
  }

  /// Reads the next glyph of any kind; nil at the text's end.
  mutating func next() -> Glyph? {
    guard position < bytes.count else { return nil }
    let (value, after) = scalar(at: position)
    let follower = after < bytes.count ? scalar(at: after).value : 0x20
    let isOrdinary = TextHygiene.standsAlone(value)
    if isOrdinary && (TextHygiene.standsAlone(follower) || follower < 0x20) {
      position = after
      let width = Unicode.Scalar(value).map(CharacterWidth.width(of:)) ?? 1
      return Glyph(scalar: value, cluster: nil, width: width)
    }
    if TextHygiene.isForbidden(value) {
      // A carriage return and a line feed are one cluster, and one mistake.
      position = value == 0x0D && follower == 0x0A ? after + 1 : after
      let shown = value == 0x09 ? 0x20 : TextHygiene.replacement
      return Glyph(scalar: shown, cluster: nil, width: 1)
    }
    return nextCluster(first: value)
  }

  private mutating func nextCluster(first value: UInt32) -> Glyph {
    let text = cluster()
    position += text.utf8.count
    let width = CharacterWidth.width(of: text.unicodeScalars)
    var iterator = text.unicodeScalars.makeIterator()
    _ = iterator.next()
    guard iterator.next() != nil else { return Glyph(scalar: value, cluster: nil, width: width) }
    let kept = text.unicodeScalars.prefix(TextHygiene.longestCluster)
    return Glyph(scalar: value, cluster: String(kept), width: width)
  }

  /// The grapheme cluster at `position`. A piece in which it ends before the end is enough; 15 bytes
  /// are tried first, which a `String` holds without allocation.
  private func cluster() -> String {
    var length = 15
    while true {
      let isAll = length >= bytes.count - position
      var end = isAll ? bytes.count : position + length
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
      let piece = String(
        decoding: UnsafeBufferPointer(rebasing: bytes[position..<end]), as: UTF8.self)
      if let first = piece.first, isAll || piece.index(after: piece.startIndex) < piece.endIndex {
        return String(first)
      }
      length *= 8
    }
  }

  private func scalar(at offset: Int) -> (value: UInt32, after: Int) {
    let first = UInt32(bytes[offset])
    switch first {
    case ..<0x80: return (first, offset + 1)
    case ..<0xE0: return ((first & 0x1F) << 6 | rest(offset + 1), offset + 2)
    case ..<0xF0:
      return ((first & 0xF) << 12 | rest(offset + 1) << 6 | rest(offset + 2), offset + 3)
    default:
      let high = (first & 7) << 18 | rest(offset + 1) << 12
      return (high | rest(offset + 2) << 6 | rest(offset + 3), offset + 4)
    }
  }

  private func rest(_ offset: Int) -> UInt32 {
    UInt32(bytes[offset] & 0x3F)
  }
}
