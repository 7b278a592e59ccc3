/// Gathers a bracketed paste up to its closing bracket.
struct PasteCollector {
  /// The most bytes of a paste that are kept, the rest is dropped: 1 MiB is more than anyone reads
  /// in a field, and a terminal that never closes the bracket costs no more memory than that.
  static let largest = 1 << 20

  /// `ESC [ 201 ~`.
  private static let end: [UInt8] = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  /// How many bytes of `end` have just been read.
  private var matched = 0

  /// Takes a byte; returns the text when it was the last one of the bracket.
  mutating func read(_ byte: UInt8) -> String? {
    if byte == Self.end[matched] {
      matched += 1
      guard matched == Self.end.count else { return nil }
      defer {
        bytes = []
        matched = 0
      }
      return Self.text(of: bytes)
    }
    keep(Self.end[..<matched])
    // Only its first byte is an ESC, so that a match can begin anew there and nowhere else.
    matched = byte == Self.end[0] ? 1 : 0
    if matched == 0 { keep([byte]) }
    return nil
  }

  private mutating func keep(_ more: some Collection<UInt8>) {
    bytes.append(contentsOf: more.prefix(Self.largest - bytes.count))
  }

  /// Line ends become `\n` (terminals paste `\r`); control characters other than tabs are dropped.
  private static func text(of bytes: [UInt8]) -> String {
    var clean: [UInt8] = []
    clean.reserveCapacity(bytes.count)
    var previous: UInt8 = 0
    for byte in bytes {
      switch byte {
      case 0x0A: if previous != 0x0D { clean.append(0x0A) }
      case 0x0D: clean.append(0x0A)
      case 0x09, 0x20..<0x7F, 0x80...: clean.append(byte)
      default: break
      }
      previous = byte
    }
    return String(decoding: clean, as: UTF8.self)
  }
}
