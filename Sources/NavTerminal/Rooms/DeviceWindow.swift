import NavLayout

/// A terminal's view of a device's screen: as much of it as fits, moved along with the focus, and a
/// thin line around it where there is room for one.
struct DeviceWindow {
  /// What is to be in sight, and under which circumstances: while all of it stays the same, what the
  /// user has moved the view to stays.
  private struct Aim: Equatable {
    var rect: LayoutRect
    var device: LayoutSize
    var window: LayoutSize
  }

  private var buffer: ScreenBuffer
  private var columns: WindowSpan
  private var rows: WindowSpan
  private var aim: Aim?

  init(columns: Int, rows: Int) {
    buffer = ScreenBuffer(columns: columns, rows: rows)
    self.columns = WindowSpan(window: columns)
    self.rows = WindowSpan(window: rows)
  }

  /// The terminal as the last ``show(_:aim:)`` left it.
  var grid: CellGrid { buffer.grid }

  mutating func resize(columns: Int, rows: Int) {
    guard columns != grid.columns || rows != grid.rows else { return }
    buffer.resize(columns: columns, rows: rows)
    self.columns.window = columns
    self.rows.window = rows
  }

  /// Something else has written to the terminal.
  mutating func invalidate() { buffer.invalidate() }

  /// Moves the view by half of what fits, right and down when positive.
  mutating func pan(x: Int, y: Int) {
    columns.move(by: x * max(1, columns.window / 2))
    rows.move(by: y * max(1, rows.window / 2))
  }

  /// Brings the cells to a device's screen.
  ///
  /// - Parameter rect: what is to be in sight, as far as it has room.
  mutating func show(_ screen: CellGrid, aim rect: LayoutRect) {
    columns.device = screen.columns
    rows.device = screen.rows
    let now = Aim(
      rect: rect, device: LayoutSize(screen.columns, screen.rows),
      window: LayoutSize(grid.columns, grid.rows))
    if now != aim {
      aim = now
      columns.reveal(rect.x..<rect.maxX)
      rows.reveal(rect.y..<rect.maxY)
    }
    draw(screen)
  }

  /// The cell of the device that is seen at a cell of the terminal, or nil beside the device.
  func point(column: Int, row: Int) -> LayoutPoint? {
    guard columns.shows(column), rows.shows(row) else { return nil }
    return LayoutPoint(columns.cell(at: column), rows.cell(at: row))
  }

  /// What the mouse does at a cell of the terminal as it is on the device; nil for what begins beside it.
  ///
  /// A drag goes on beyond the device, and ends there, too: else what it holds would be held for ever.
  func onDevice(_ event: MouseEvent) -> MouseEvent? {
    let (column, row) = (columns.cell(at: event.column), rows.cell(at: event.row))
    switch event.kind {
    case .press, .wheel:
      guard point(column: event.column, row: event.row) != nil else { return nil }
    case .drag, .release: break
    }
    return MouseEvent(event.kind, column: column, row: row)
  }

  /// Appends the bytes that make the terminal show the cells; none when it does already.
  mutating func encode(with encoder: inout ScreenEncoder, into output: inout OutputBuffer) {
    buffer.encode(with: &encoder, into: &output)
  }

  private mutating func draw(_ screen: CellGrid) {
    let all = grid.bounds
    buffer.grid.fill(all, pen: .plain, clip: all)
    drawBorder()
    let seen = CellRect(
      column: columns.start, row: rows.start, columns: columns.seen, rows: rows.seen)
    buffer.grid.copy(seen, of: screen, column: columns.margin, row: rows.margin)
  }

  private mutating func drawBorder() {
    let pen = Pen(attributes: .dim)
    let clip = grid.bounds
    let (left, right) = (columns.margin - 1, columns.margin + columns.seen)
    let (top, bottom) = (rows.margin - 1, rows.margin + rows.seen)
    if columns.hasBorder {
      for row in rows.margin..<bottom {
        buffer.grid.put("│", column: left, row: row, pen: pen, clip: clip)
        buffer.grid.put("│", column: right, row: row, pen: pen, clip: clip)
      }
    }
    guard rows.hasBorder else { return }
    let edge = String(repeating: "─", count: columns.seen)
    buffer.grid.put(edge, column: columns.margin, row: top, pen: pen, clip: clip)
    buffer.grid.put(edge, column: columns.margin, row: bottom, pen: pen, clip: clip)
    guard columns.hasBorder else { return }
    for (corner, column, row) in [
      ("╭", left, top), ("╮", right, top), ("╰", left, bottom), ("╯", right, bottom),
    ] {
      buffer.grid.put(corner, column: column, row: row, pen: pen, clip: clip)
    }
  }
}
