import NavCore

/// Moves the position of a list row by row.
@MainActor struct RowSteps {
  let count: Int
  /// The height that is in sight.
  let height: Int
  /// The height of the row at an index.
  let rowHeight: (Int) -> Int

  /// A distance that passes more units than this goes to the end at once.
  private static let reach = 10_000

  /// The position moved by so many units, held to what there is.
  ///
  /// - Complexity: O(rows passed and rows in sight).
  func position(
    _ position: EntryState.Scroll, movedBy distance: Int
  ) -> EntryState.Scroll {
    guard count > 0 else { return .init() }
    if abs(distance) > Self.reach { return distance < 0 ? .init() : last }
    var row = min(max(0, position.row), count - 1)
    var offset = position.offset + distance
    while offset < 0, row > 0 {
      row -= 1
      offset += rowHeight(row)
    }
    offset = max(0, offset)
    while row < count - 1 {
      let height = rowHeight(row)
      if offset < height { break }
      offset -= height
      row += 1
    }
    let last = last
    return (row, offset) > (last.row, last.offset) ? last : .init(row: row, offset: offset)
  }

  /// The position at which the last row stands at the lower edge.
  private var last: EntryState.Scroll {
    var row = count
    var filled = 0
    while row > 0, filled < height {
      row -= 1
      filled += rowHeight(row)
    }
    return .init(row: min(row, count - 1), offset: max(0, filled - height))
  }
}
