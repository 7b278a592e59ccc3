#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A row of cells in place.
typealias CellRow = UnsafeBufferPointer<Cell>

extension CellRow {
  /// Whether both rows hold the same, compared as memory (a `Cell` has no padding).
  func isSameMemory(as other: CellRow) -> Bool {
    guard count == other.count, let mine = baseAddress, let theirs = other.baseAddress else {
      return count == other.count
    }
    return memcmp(mine, theirs, count * MemoryLayout<Cell>.stride) == 0
  }

  /// The first and the last cell that differ, or nil when none does.
  func difference(from other: CellRow) -> ClosedRange<Int>? {
    if isSameMemory(as: other) { return nil }
    var first = 0
    var last = count - 1
    while first < last, self[first].bits == other[first].bits { first += 1 }
    while last > first, self[last].bits == other[last].bits { last -= 1 }
    return first...last
  }
}
