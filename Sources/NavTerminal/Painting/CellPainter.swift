import NavCore
import NavLayout

/// Draws display items into a grid of cells.
struct CellPainter {
  let colors: ColorMode
  let direction: Traits.Direction
  /// The field that is being edited, or nil.
  let editor: FieldEditor?
  /// How far the signs of work that goes on have turned.
  let turn: Int

  func paint(_ items: [DisplayItem], into grid: inout CellGrid) {
    var layer: (cells: CellPatch, opacity: Double)?
    for item in items {
      switch item.content {
      case .beginLayer(let opacity): layer = (CellPatch(CellRect(item.clip), of: grid), opacity)
      case .endLayer:
        layer?.cells.show(through: layer?.opacity ?? 1, in: &grid, hasColor: colors != .none)
        layer = nil
      default: paint(item, into: &grid)
      }
    }
  }

  private func paint(_ item: DisplayItem, into grid: inout CellGrid) {
    let rect = CellRect(item.rect)
    let clip = CellRect(item.clip)
    switch item.content {
    case .beginLayer, .endLayer: break
    case .fill:
      grid.fill(rect, pen: pen(item), clip: clip)
    case .capsule: paintCapsule(rect, item, clip, into: &grid)
    case .text(let text, let font):
      var pen = pen(item)
      if font.isBold { pen.attributes.insert(.bold) }
      grid.put(text, column: rect.column, row: rect.row, pen: pen, clip: clip)
    case .symbol(let symbol):
      grid.put(
        symbol.glyph(direction), column: rect.column, row: rect.row, pen: pen(item), clip: clip)
    case .line: paintLine(rect, item, clip, into: &grid)
    case .border: paintBorder(rect, item, clip, into: &grid)
    case .shape(let form, let hasSheen):
      ShapePainter(
        form, item, hasSheen: hasSheen, isMirrored: direction == .rightToLeft,
        pen: pen(item), hasColor: colors != .none
      ).paint(rect, clip, into: &grid)
    case .more(let above, let below):
      let column = direction == .leftToRight ? rect.endColumn - 1 : rect.column
      let marks = [("▴", rect.row, above), ("▾", rect.endRow - 1, below)]
      for (mark, row, isNeeded) in marks where isNeeded {
        grid.put(mark, column: column, row: row, pen: pen(item), clip: clip)
      }
    case .progress(let label, let fraction):
      let text = ProgressText(label: label, fraction: fraction, turn: turn)
      grid.put(
        text.text(columns: rect.columns), column: rect.column, row: rect.row, pen: pen(item),
        clip: clip)
    case .field(let field, let id):
      let view = FieldView(
        field, editor: editor?.id == id ? editor : nil, columns: rect.columns, rows: rect.rows)
      paint(view, field, rect, item, clip, into: &grid)
    }
  }

  func pen(_ item: DisplayItem) -> Pen {
    guard colors == .none else {
      return Pen(ink: CellColor(item.ink), ground: CellColor(item.ground))
    }
    // Without colours the focus is shown the other way round, and the rest by weight.
    return switch item.emphasis {
    case .focus: Pen(attributes: .reverse)
    case .selection: Pen(attributes: .bold)
    case .disabled: Pen(attributes: .dim)
    case .none: .plain
    }
  }

  /// A ground whose ends are half cells, as round as cells are.
  private func paintCapsule(
    _ rect: CellRect, _ item: DisplayItem, _ clip: CellRect, into grid: inout CellGrid
  ) {
    var inner = pen(item)
    if colors != .none { inner.ground = inner.ink }
    guard rect.columns > 2 else { return grid.fill(rect, pen: inner, clip: clip) }
    let edge = colors == .none ? Pen.plain : pen(item)
    for row in rect.row..<rect.endRow {
      grid.put("▐", column: rect.column, row: row, pen: edge, clip: clip)
      grid.put("▌", column: rect.endColumn - 1, row: row, pen: edge, clip: clip)
    }
    let middle = CellRect(
      column: rect.column + 1, row: rect.row, columns: rect.columns - 2, rows: rect.rows)
    grid.fill(middle, pen: inner, clip: clip)
  }

  private func paintLine(
    _ rect: CellRect, _ item: DisplayItem, _ clip: CellRect, into grid: inout CellGrid
  ) {
    let isUpright = rect.rows > rect.columns || rect.columns == 1
    let text = isUpright ? "│" : String(repeating: "─", count: rect.columns)
    for row in rect.row..<rect.endRow {
      grid.put(text, column: rect.column, row: row, pen: pen(item), clip: clip)
    }
  }

  private func paintBorder(
    _ rect: CellRect, _ item: DisplayItem, _ clip: CellRect, into grid: inout CellGrid
  ) {
    guard rect.columns > 1, rect.rows > 1 else { return }
    let edge = String(repeating: "─", count: rect.columns - 2)
    let (left, right, last) = (rect.column, rect.endColumn - 1, rect.endRow - 1)
    let pen = pen(item)
    grid.put("╭\(edge)╮", column: left, row: rect.row, pen: pen, clip: clip)
    grid.put("╰\(edge)╯", column: left, row: last, pen: pen, clip: clip)
    for row in rect.row + 1..<last {
      grid.put("│", column: left, row: row, pen: pen, clip: clip)
      grid.put("│", column: right, row: row, pen: pen, clip: clip)
    }
  }

  private func paint(
    _ view: FieldView, _ field: FieldNode.Attributes, _ rect: CellRect, _ item: DisplayItem,
    _ clip: CellRect, into grid: inout CellGrid
  ) {
    // Without colours a line shows where the field is; where it has the focus the caret says so.
    let pen = colors == .none ? Pen(attributes: .underline) : pen(item)
    grid.fill(rect, pen: pen, clip: clip)
    let inner = CellRect(
      column: rect.column + view.margin, row: rect.row, columns: rect.columns - 2 * view.margin,
      rows: rect.rows)
    let text = clip.intersection(inner)
    if view.isEmpty {
      var faint = pen
      if colors == .none {
        faint.attributes.insert(.dim)
      } else {
        faint.ink = CellColor(
          item.ink.mixed(with: item.ground, share: 0.4).readable(on: item.ground))
      }
      grid.put(field.label, column: inner.column, row: rect.row, pen: faint, clip: text)
    }
    for (index, line) in view.lines.enumerated() {
      grid.put(line, column: inner.column, row: rect.row + index, pen: pen, clip: text)
    }
    guard let caret = view.caret else { return }
    let place = CellRect(
      column: rect.column + caret.column, row: rect.row + caret.row, columns: 1, rows: 1)
    grid.restyle(place, clip: clip.intersection(rect)) { pen in
      var pen = pen
      pen.attributes.insert(.reverse)
      return pen
    }
  }
}
