public import NavCore

extension FrameLayout {
  /// The position at which a row of a list is in sight as a whole, moved as little as can be.
  ///
  /// - Complexity: O(rows in sight).
  public func position(revealing row: Int, in target: ScrollArea) -> EntryState.Scroll {
    guard let rows = target.rows, rows.count > 0 else { return target.position }
    let row = min(max(0, row), rows.count - 1)
    let first = target.position.row
    if row < first || (row == first && target.position.offset > 0) { return .init(row: row) }
    let before = target.heights.prefix(row - first).reduce(0, +)
    let isLaidOut = row - first < target.heights.count
    if isLaidOut,
      before + target.heights[row - first] - target.position.offset <= target.height
    {
      return target.position
    }
    let height = rowHeight(target, rows)
    var top = row
    var used = height(row)
    while top > 0 {
      let next = height(top - 1)
      if used + next > target.height { break }
      used += next
      top -= 1
    }
    return .init(row: top)
  }

  /// The position at which a node within a scroll area is in sight, as far as it has room there,
  /// moved as little as can be; nil where it is not in the area.
  public func position(revealing id: NodeID, in target: ScrollArea) -> EntryState.Scroll? {
    guard target.rows == nil, let span = target.span(of: id) else { return nil }
    var offset = target.position.offset
    offset = max(offset, span.upperBound - target.height)
    offset = min(offset, span.lowerBound)
    return .init(offset: offset)
  }

  /// The position of a list or scroll area moved by so many units, down when positive.
  ///
  /// - Complexity: O(rows passed), at most a few screens of them.
  public func position(moving target: ScrollArea, by distance: Int) -> EntryState.Scroll {
    guard let rows = target.rows else {
      let last = max(0, (target.heights.first ?? 0) - target.height)
      return .init(offset: min(max(0, target.position.offset + distance), last))
    }
    return RowSteps(
      count: rows.count, height: target.height, rowHeight: rowHeight(target, rows)
    ).position(target.position, movedBy: distance)
  }

  private func rowHeight(_ target: ScrollArea, _ rows: ListSource) -> (Int) -> Int {
    nodes.use(target.theme)
    let first = target.position.row
    return { [nodes] index in
      if target.heights.indices.contains(index - first) { return target.heights[index - first] }
      return nodes.layout(rows.row(at: index), SizeProposal(target.width, nil), previous: nil)
        .size.height
    }
  }
}
