import NavCore

/// Where columns stand, and the lines between them.
struct ColumnRects {
  private(set) var columns: [LayoutRect] = []
  /// The line at the trailing side of each column, or nil.
  private(set) var lines: [LayoutRect?] = []

  init(
    _ arranged: [ColumnArrangement.Column], in rect: LayoutRect, _ metrics: any HostMetrics,
    _ direction: Traits.Direction
  ) {
    let lastTiled = arranged.lastIndex { $0.placement != .overlaid }
    var x = 0
    for (index, column) in arranged.enumerated() {
      let isOver = column.placement == .overlaid
      let wanted = metrics.horizontal(column.width)
      var place = isOver ? 0 : x
      var width = min(wanted, rect.width - place)
      if index == lastTiled { width = rect.width - place }
      // What lies over the others stands at its own side.
      let isTrailing = isOver && index > 0 && index == arranged.count - 1
      if isTrailing { place = rect.width - width }
      if !isOver { x += width }
      let hasLine = isOver || index != lastTiled
      let line = hasLine ? min(metrics.lineWidth, max(0, width)) : 0
      let inner = max(0, width - line)
      let atLine = isTrailing ? place : place + inner
      let atColumn = isTrailing ? place + line : place
      columns.append(Self.mirrored(atColumn, inner, rect, direction))
      lines.append(hasLine ? Self.mirrored(atLine, line, rect, direction) : nil)
    }
  }

  private static func mirrored(
    _ x: Int, _ width: Int, _ rect: LayoutRect, _ direction: Traits.Direction
  ) -> LayoutRect {
    let left = direction == .leftToRight ? x : rect.width - x - width
    return LayoutRect(rect.x + left, rect.y, width, rect.height)
  }
}
