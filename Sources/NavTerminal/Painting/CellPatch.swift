import NavCore

/// The cells of a part of a grid as they were, to be seen through what is drawn over them.
struct CellPatch {
  private let rect: CellRect
  private let cells: [Cell]

  /// Keeps the cells of a part of a grid.
  init(_ rect: CellRect, of grid: CellGrid) {
    self.rect = rect.intersection(grid.bounds)
    var cells: [Cell] = []
    for row in self.rect.row..<self.rect.endRow {
      let start = row * grid.columns
      cells += grid.cells[start + self.rect.column..<start + self.rect.endColumn]
    }
    self.cells = cells
  }

  /// Lets the cells be seen through those that have been drawn over them: the colours behind are mixed,
  /// and the writing that is seen less fades into them.
  ///
  /// - Parameters:
  ///   - opacity: how much of what was drawn covers the cells, 0 to 1.
  ///   - grid: the grid that has been drawn into.
  ///   - hasColor: whether colours are shown; else what is seen more is seen alone.
  func show(through opacity: Double, in grid: inout CellGrid, hasColor: Bool) {
    let isNewSeen = opacity >= 0.5
    // Half way through, neither is to be read.
    let strength = abs(opacity - 0.5) * 2
    var index = 0
    for row in rect.row..<rect.endRow {
      for column in rect.column..<rect.endColumn {
        let place = row * grid.columns + column
        let (old, new) = (cells[index], grid.cells[place])
        index += 1
        guard old != new else { continue }
        var cell = isNewSeen ? new : old
        if hasColor { cell.pen = mixed(old, new, opacity, strength, isNewSeen, grid.store) }
        grid.cells[place] = cell
      }
      grid.mend(row: row, columns: max(0, rect.column - 1)..<min(grid.columns, rect.endColumn + 1))
    }
  }

  private func mixed(
    _ old: Cell, _ new: Cell, _ opacity: Double, _ strength: Double, _ isNewSeen: Bool,
    _ store: CellStore
  ) -> UInt16 {
    let (below, above) = (store.pens[old.pen], store.pens[new.pen])
    guard let lower = below.ground.rgb, let upper = above.ground.rgb else {
      return isNewSeen ? new.pen : old.pen
    }
    var pen = isNewSeen ? above : below
    let ground = lower.mixed(with: upper, share: opacity)
    pen.ground = CellColor(ground)
    if let ink = pen.ink.rgb { pen.ink = CellColor(ground.mixed(with: ink, share: strength)) }
    let isBlank = isNewSeen ? new.isBlank : old.isBlank
    return store.pens.index(of: isBlank ? pen.forBlanks : pen)
  }
}

extension CellGrid {
  /// Makes blanks of what is left of wide characters that were torn in a part of a row.
  fileprivate mutating func mend(row: Int, columns range: Range<Int>) {
    for column in range {
      let place = row * columns + column
      let isFirst = column == 0
      if cells[place].isContinuation {
        if isFirst || cells[place - 1].width != 2 { blank(place) }
      } else if cells[place].width == 2 {
        if column + 1 >= columns || !cells[place + 1].isContinuation { blank(place) }
      }
    }
  }
}
