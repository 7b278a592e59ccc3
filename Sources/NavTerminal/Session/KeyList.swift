import NavCore
import NavLayout

/// Keys in a column, and what they do in another one beside it.
///
/// A row of cells is filled from the left in either direction of writing; right to left the keys are
/// therefore the last of a line, and lines end at the same place.
struct KeyList {
  /// Keys, and what they do.
  typealias Entry = (keys: String, meaning: String)

  private let entries: [Entry]
  private let direction: Traits.Direction

  /// The columns between keys and what they do.
  private static let gap = 2
  /// The fewest columns for what keys do beside them: enough for the longest words of what Nav says.
  private static let narrowest = 12
  /// A blank that stays at the end of a line, where others are left out.
  private static let lastingBlank = "\u{A0}"

  init(_ entries: [Entry], direction: Traits.Direction) {
    self.entries = entries
    self.direction = direction
  }

  /// The list in so many columns: where there is room for two columns, what the keys do is broken
  /// into lines in its own; else it stands below the keys.
  func text(columns: Int) -> String {
    let widest = entries.map { CharacterWidth.width(of: $0.keys) }.max() ?? 0
    let beside = columns - widest - Self.gap
    guard beside >= Self.narrowest else {
      return entries.flatMap { entry in
        [entry.keys] + lines(entry.meaning, columns - Self.gap).map { line($0, "", Self.gap) }
      }.joined(separator: "\n")
    }
    return entries.flatMap { entry in
      lines(entry.meaning, beside).enumerated().map { index, meaning in
        line(meaning, index == 0 ? entry.keys : "", widest + Self.gap)
      }
    }.joined(separator: "\n")
  }

  private func lines(_ text: String, _ columns: Int) -> [String] {
    LineBreaker(CellMetrics(), font: .standard(.body)).lines(of: text, width: columns).map(\.text)
  }

  /// A line whose keys, if any, have so many columns with the gap.
  private func line(_ meaning: String, _ keys: String, _ columns: Int) -> String {
    let isLast = direction == .rightToLeft && keys.isEmpty
    let blank = isLast ? Self.lastingBlank : " "
    let rest = String(repeating: blank, count: columns - CharacterWidth.width(of: keys))
    return direction == .leftToRight ? keys + rest + meaning : meaning + rest + keys
  }
}
