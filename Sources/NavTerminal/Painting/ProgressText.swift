import NavCore
import NavLayout

/// The sign of work that goes on, as much of it as there is room for.
struct ProgressText {
  let label: String
  /// How much is done, 0 to 1, or nil where that is not known.
  let fraction: Double?
  /// How far a sign that turns has turned.
  let turn: Int

  /// The turning sign is the eight-dot braille spinner that terminal programs commonly show.
  private static let turns = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  /// A cell that is filled from below by so many eighths.
  private static let eighths = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  /// The fewest and the most cells of a bar.
  private static let bar = 3...24
  /// The fewest cells in which a label that is cut says something: a sign, a blank, a letter and “…”.
  private static let leastLabeled = 4

  /// The text in so many columns.
  func text(columns: Int) -> String {
    fraction.map { share($0, columns) } ?? turning(columns)
  }

  private func turning(_ columns: Int) -> String {
    let sign = Self.turns[turn % Self.turns.count]
    guard !label.isEmpty, columns >= Self.leastLabeled else { return sign }
    return LineBreaker(CellMetrics(), font: .standard(.body))
      .truncated("\(sign) \(label)", columns)
  }

  /// A bar with the figure and the label, without the label, the figure alone, or a cell that fills.
  private func share(_ fraction: Double, _ columns: Int) -> String {
    let figure = "\(Int(fraction * 100)) %"
    for words in label.isEmpty ? [figure] : ["\(figure)  \(label)", figure] {
      let room = columns - CharacterWidth.width(of: words) - 1
      guard room >= Self.bar.lowerBound else { continue }
      let length = min(room, Self.bar.upperBound)
      let full = Int((Double(length) * fraction).rounded())
      return String(repeating: "█", count: full) + String(repeating: "░", count: length - full)
        + " \(words)"
    }
    guard columns < figure.count else { return figure }
    return Self.eighths[min(Self.eighths.count - 1, Int(fraction * Double(Self.eighths.count)))]
  }
}
