import NavCore

/// Where columns stand, what of them is seen, and the lines between them.
///
/// A column that is displaced stands at its own side and pushes the tiled ones towards the other
/// one: they keep their widths, and what of them is beyond the room is out of sight.
struct ColumnRects {
  /// One column's place.
  struct Place: Equatable {
    /// Where the column stands; in part beyond the room where it is pushed aside.
    var rect: LayoutRect
    /// What of it is within the room.
    var clip: LayoutRect
    /// The line at its side that is towards the others, as far as it is seen, or nil.
    var line: LayoutRect?
  }

  private(set) var places: [Place] = []
  private let room: LayoutRect
  private let direction: Traits.Direction
  private let lineWidth: Int

  init(
    _ arranged: [ColumnArrangement.Column], in room: LayoutRect, _ metrics: any HostMetrics,
    _ direction: Traits.Direction
  ) {
    self.room = room
    self.direction = direction
    lineWidth = metrics.lineWidth
    let lastTiled = arranged.lastIndex { $0.placement == .tiled }
    // What is not tiled stands at the trailing side where all tiled ones are before it.
    func isTrailing(_ index: Int) -> Bool { index > 0 && index > lastTiled ?? index }
    func width(_ column: ColumnArrangement.Column) -> Int {
      min(metrics.horizontal(column.width), room.width)
    }
    var shift = 0
    for (index, column) in arranged.enumerated() where column.placement == .displaced {
      shift += isTrailing(index) ? -width(column) : width(column)
    }
    var x = 0
    for (index, column) in arranged.enumerated() {
      guard column.placement == .tiled else {
        add(side: isTrailing(index), width(column))
        continue
      }
      let isLast = index == lastTiled
      let width = isLast ? room.width - x : min(width(column), room.width - x)
      add(x + shift, width, hasLine: !isLast)
      x += width
    }
  }

  /// Adds a column at the leading or the trailing side, with its line towards the others.
  private mutating func add(side isTrailing: Bool, _ width: Int) {
    let line = min(lineWidth, width)
    let x = isTrailing ? room.width - width : 0
    add(
      x: isTrailing ? x + line : x, width - line, lineAt: isTrailing ? x : x + width - line, line)
  }

  /// Adds a tiled column, with a line at its trailing side or without one.
  private mutating func add(_ x: Int, _ width: Int, hasLine: Bool) {
    let line = min(lineWidth, width)
    guard hasLine else { return add(x: x, width, lineAt: nil, 0) }
    add(x: x, width - line, lineAt: x + width - line, line)
  }

  private mutating func add(x: Int, _ width: Int, lineAt: Int?, _ line: Int) {
    let rect = mirrored(x, width)
    places.append(
      Place(
        rect: rect, clip: rect.intersection(room),
        line: lineAt.map { mirrored($0, line).intersection(room) }))
  }

  private func mirrored(_ x: Int, _ width: Int) -> LayoutRect {
    let left = direction == .leftToRight ? x : room.width - x - width
    return LayoutRect(room.x + left, room.y, width, room.height)
  }
}
