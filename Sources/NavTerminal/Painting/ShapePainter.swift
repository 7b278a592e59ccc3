import NavCore
import NavLayout

/// Draws a shape in half cells, so that a disc is round.
struct ShapePainter {
  private let form: ShapeNode.Form
  private let color: RGBColor
  private let hasSheen: Bool
  private let isMirrored: Bool
  /// The pen of what stands on the shape's ground.
  private let pen: Pen
  private let hasColor: Bool

  /// How strong the light is at its middle, and in how many steps it fades: few, so that cells of
  /// one step share a pen.
  private static let sheen = (strength: 0.75, steps: 12.0)

  init(
    _ form: ShapeNode.Form, _ item: DisplayItem, hasSheen: Bool, isMirrored: Bool, pen: Pen,
    hasColor: Bool
  ) {
    self.form = form
    color = item.ink
    self.hasSheen = hasSheen
    self.isMirrored = isMirrored
    self.pen = pen
    self.hasColor = hasColor
  }

  func paint(_ rect: CellRect, _ clip: CellRect, into grid: inout CellGrid) {
    if form == .disc, rect.rows == 1, rect.columns <= 2 {
      grid.put("●", column: rect.column, row: rect.row, pen: pen(0), clip: clip)
      return
    }
    for row in 0..<rect.rows {
      for column in 0..<rect.columns {
        let light = (
          self.light(column, 2 * row, rect), self.light(column, 2 * row + 1, rect)
        )
        guard let (glyph, pen) = cell(light) else { continue }
        grid.put(
          glyph, column: rect.column + column, row: rect.row + row, pen: pen, clip: clip)
      }
    }
  }

  /// How much light falls on a half cell, 0 to 1, or nil outside of the shape.
  private func light(_ column: Int, _ half: Int, _ rect: CellRect) -> Double? {
    let x = (Double(column) + 0.5) / Double(rect.columns) * 2 - 1
    let y = (Double(half) + 0.5) / Double(rect.rows) - 1
    if form == .disc, x * x + y * y > 1 { return nil }
    guard hasSheen else { return 0 }
    let (dx, dy) = (x - (isMirrored ? 0.35 : -0.35), y + 0.4)
    let light = max(0, 1 - (dx * dx + dy * dy) / 0.8)
    return (light * light * Self.sheen.steps).rounded() / Self.sheen.steps
  }

  private func cell(_ light: (upper: Double?, lower: Double?)) -> (String, Pen)? {
    switch light {
    case (nil, nil): return nil
    case (let upper?, nil): return ("▀", pen(upper))
    case (nil, let lower?): return ("▄", pen(lower))
    case (let upper?, let lower?):
      guard hasColor else { return (upper > 0.5 ? "▓" : "█", pen) }
      if upper == lower { return ("█", pen(upper)) }
      return ("▀", pen(upper, over: lower))
    }
  }

  /// The pen for so much light; the other half of the cell is the ground, or the shape.
  private func pen(_ light: Double, over other: Double? = nil) -> Pen {
    guard hasColor else { return pen }
    var pen = pen
    pen.ink = lit(light)
    if let other { pen.ground = lit(other) }
    return pen
  }

  private func lit(_ light: Double) -> CellColor {
    CellColor(color.mixed(with: .white, share: light * Self.sheen.strength))
  }
}
