@testable import NavTerminal

extension CellGrid {
  /// Whether wide glyphs are whole, blanks alike and no control character is in a cell.
  var isWellFormed: Bool {
    cells.indices.allSatisfy { index in
      let cell = cells[index]
      let column = index % columns
      switch cell.width {
      case 0:
        return column > 0 && cells[index - 1].width == 2 && cells[index - 1].pen == cell.pen
          && cell.glyph == 0
      case 2: return column + 1 < columns && cells[index + 1].width == 0
      default:
        let pen = store.pens[cell.pen]
        if cell.isBlank { return pen == pen.forBlanks }
        return cell.glyph & Cell.clusterBit != 0 || !TextHygiene.isForbidden(cell.glyph)
      }
    }
  }
}
