import NavCore
import NavLayout

extension CellRect {
  init(_ rect: LayoutRect) {
    self.init(column: rect.x, row: rect.y, columns: rect.width, rows: rect.height)
  }
}

extension CellColor {
  init(_ color: RGBColor) {
    self.init(red: color.red, green: color.green, blue: color.blue)
  }

  /// The colour, or nil for the terminal's own.
  var rgb: RGBColor? { isTerminal ? nil : RGBColor(red, green, blue) }
}
