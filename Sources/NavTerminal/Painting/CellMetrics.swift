import NavCore
import NavLayout

/// Cells as units: a cell counts as 8 × 16 points, a line of text and a bar as one row.
struct CellMetrics: HostMetrics {
  func width(of character: Character, font: FontSpec) -> Int {
    CharacterWidth.width(of: character)
  }

  func width(of text: some StringProtocol, font: FontSpec) -> Int {
    CharacterWidth.width(of: String(text))
  }

  func lineHeight(_ font: FontSpec) -> Int { 1 }

  func horizontal(_ points: Double) -> Int { cells(points / Traits.cellWidth) }

  func vertical(_ points: Double) -> Int { cells(points / Traits.cellHeight) }

  func barHeight(_ metrics: Metrics) -> Int { 1 }

  /// Three cells are 24 points wide, the least that WCAG 2.2 asks for (2.5.8); a row is the least
  /// height that a terminal has.
  func minimumTarget(_ metrics: Metrics) -> LayoutSize { LayoutSize(3, 1) }

  var lineWidth: Int { 1 }

  /// A number of cells; what is no number, or more than any terminal has, is held to that.
  private func cells(_ number: Double) -> Int {
    number.isFinite ? Int(min(max(number, 0), 100_000).rounded()) : 0
  }
}
