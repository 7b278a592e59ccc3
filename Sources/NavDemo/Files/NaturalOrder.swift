import Foundation

/// The order in which a directory's entries are listed.
///
/// Directories and links to them come first. Names are compared without regard to case, accents and
/// width, and runs of digits by their value, so that "page 9" comes before "page 10". Names that are
/// equal so far follow their bytes, which makes the order the same every time, in every locale.
enum NaturalOrder {
  /// How many comparisons pass between two looks at whether the task was cancelled.
  private static let stride = 2048

  /// The items in order. Complexity: O(n log n), with one key made for each item.
  ///
  /// - Throws: `CancellationError` soon after the task is cancelled.
  static func sorted(_ items: [FileItem]) throws -> [FileItem] {
    var keys: [UInt8] = []
    var spans: [Span] = []
    keys.reserveCapacity(items.count * 24)
    spans.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      if index % stride == 0 { try Task.checkCancellation() }
      let start = keys.count
      appendKey(for: item, to: &keys)
      spans.append(Span(start: start, count: keys.count - start, index: index))
    }
    var comparisons = 0
    try keys.withUnsafeBytes { buffer in
      try spans.sort { left, right in
        comparisons += 1
        if comparisons % stride == 0 { try Task.checkCancellation() }
        let order = compare(left, right, in: buffer)
        if order != 0 { return order < 0 }
        return items[left.index].rawName.lexicographicallyPrecedes(items[right.index].rawName)
      }
    }
    return spans.map { items[$0.index] }
  }

  /// Where an item's key lies among all keys.
  private struct Span {
    let start: Int
    let count: Int
    let index: Int
  }

  private static func compare(_ left: Span, _ right: Span, in keys: UnsafeRawBufferPointer) -> Int {
    let shared = min(left.count, right.count)
    guard let base = keys.baseAddress else { return 0 }
    let order = memcmp(base + left.start, base + right.start, shared)
    return order != 0 ? Int(order) : left.count - right.count
  }

  /// Appends bytes whose plain order is the order of the items.
  private static func appendKey(for item: FileItem, to keys: inout [UInt8]) {
    keys.append(item.kind.isBrowsable ? 0 : 1)
    if item.rawName.allSatisfy({ $0 < 0x80 }) {
      appendName(item.rawName.lazy.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }, to: &keys)
    } else {
      let name = String(decoding: item.rawName, as: UTF8.self)
      let options: String.CompareOptions = [
        .caseInsensitive, .diacriticInsensitive, .widthInsensitive,
      ]
      appendName(name.folding(options: options, locale: nil).utf8, to: &keys)
    }
  }

  /// Appends a folded name; before a number's digits stands how many they are, without zeros ahead.
  private static func appendName(_ name: some Sequence<UInt8>, to keys: inout [UInt8]) {
    let zero = UInt8(ascii: "0")
    var digits = 0
    var isInNumber = false
    for byte in name {
      if (zero...zero + 9).contains(byte) {
        if !isInNumber { keys += [zero, 0] }
        isInNumber = true
        if byte == zero, digits == 0 { continue }
        digits += 1
        keys.append(byte)
        // A name has at most 255 bytes on common file systems; longer numbers only lose their value.
        keys[keys.count - digits - 1] = UInt8(clamping: digits)
      } else {
        isInNumber = false
        digits = 0
        keys.append(byte)
      }
    }
  }
}
