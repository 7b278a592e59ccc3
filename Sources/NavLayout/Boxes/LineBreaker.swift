public import NavCore

/// Breaks text into lines: at line ends, after blanks and hyphens, between characters that are
/// written without blanks, and anywhere in a word that is longer than a line.
public struct LineBreaker {
  private let metrics: any HostMetrics
  private let font: FontSpec

  /// Makes a breaker for a font.
  public init(_ metrics: any HostMetrics, font: FontSpec) {
    self.metrics = metrics
    self.font = font
  }

  /// The lines of a text.
  ///
  /// - Parameters:
  ///   - text: the text, with any line ends.
  ///   - width: the room for a line, at least 1 is assumed.
  ///   - limit: how many lines are wanted at most, at least 1 is assumed; the last one then ends in “…”
  ///     where something is left out.
  ///   - keepsBlanks: whether blanks at the end of a line are kept, as an editor needs it.
  /// - Complexity: O(characters of the lines that are wanted).
  public func lines(
    of text: String, width: Int, limit: Int? = nil, keepsBlanks: Bool = false
  ) -> [TextLine] {
    let width = max(1, width)
    var pieces = TextPieces(text, metrics, font)
    var lines: [TextLine] = []
    var start = 0
    while true {
      let (end, next) = lineEnd(&pieces, from: start, width, keepsBlanks)
      let isLast = lines.count + 1 >= limit ?? .max
      guard let follower = pieces.piece(next) else {
        lines.append(line(pieces, start..<end))
        return lines
      }
      lines.append(
        isLast ? cutLine(&pieces, from: start, width) : line(pieces, start..<end))
      if isLast { return lines }
      start = follower.kind == .lineEnd ? next + 1 : next
    }
  }

  private func line(_ pieces: TextPieces, _ range: Range<Int>) -> TextLine {
    TextLine(text: pieces.text(range), start: range.lowerBound, width: pieces.width(range))
  }

  /// A line behind which something is left out.
  private func cutLine(_ pieces: inout TextPieces, from start: Int, _ width: Int) -> TextLine {
    var end = start
    while end <= start + width, let piece = pieces.piece(end), piece.kind != .lineEnd { end += 1 }
    let text = truncated(pieces.text(start..<end), width, always: true)
    return TextLine(text: text, start: start, width: metrics.width(of: text, font: font))
  }

  /// Where a line ends, and where the next one begins, or its line end is.
  private func lineEnd(
    _ pieces: inout TextPieces, from start: Int, _ width: Int, _ keepsBlanks: Bool
  ) -> (end: Int, next: Int) {
    var used = 0
    var lastBreak: Int?
    var index = start
    while let piece = pieces.piece(index), piece.kind != .lineEnd {
      let mayStandOut = piece.kind == .blank && !keepsBlanks
      if used + piece.width > width, index > start, !mayStandOut {
        let next = lastBreak ?? index
        return (trimmedEnd(&pieces, start, next, keepsBlanks), next)
      }
      used += piece.width
      index += 1
      if piece.kind != .other || pieces.piece(index)?.kind == .ideograph { lastBreak = index }
    }
    return (trimmedEnd(&pieces, start, index, keepsBlanks), index)
  }

  private func trimmedEnd(
    _ pieces: inout TextPieces, _ start: Int, _ end: Int, _ keepsBlanks: Bool
  ) -> Int {
    var end = end
    while !keepsBlanks, end > start, pieces.piece(end - 1)?.kind == .blank { end -= 1 }
    return end
  }

  /// A text on one line, cut and marked by “…” where it does not fit.
  public func truncated(_ text: String, _ width: Int, always: Bool = false) -> String {
    let whole = metrics.width(of: text, font: font)
    if !always && whole <= width { return text }
    let mark: Character = "…"
    let room = width - metrics.width(of: mark, font: font)
    guard room >= 0 else { return "" }
    var used = 0
    var result = ""
    for character in text {
      let size = metrics.width(of: character, font: font)
      if used + size > room { break }
      used += size
      result.append(character)
    }
    while result.last == " " { result.removeLast() }
    return result + String(mark)
  }
}
