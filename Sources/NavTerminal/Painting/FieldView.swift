import NavCore
import NavLayout

/// What of a field's text is in sight, and where the caret is: as much as has room, around the
/// caret.
struct FieldView {
  /// The lines in sight.
  private(set) var lines: [String] = []
  /// The place of the caret, or nil where the field is not edited.
  private(set) var caret: (column: Int, row: Int)?
  /// Whether there is no text at all.
  let isEmpty: Bool
  /// How many columns are free before the text.
  let margin: Int
  /// The first line in sight, and how many characters of it are before what is in sight.
  private var first = (line: 0, start: 0)

  init(_ field: FieldNode.Attributes, editor: FieldEditor?, columns: Int, rows: Int) {
    isEmpty = field.text.isEmpty
    margin = Self.margin(columns)
    guard columns > 0, rows > 0 else { return }
    if field.isMultiline {
      arrange(Self.lines(of: field.text, columns), editor, rows)
    } else {
      arrange(field.text, editor, columns - 2 * margin)
    }
  }

  /// How many columns are free on both sides: one, where the field has room to give away.
  private static func margin(_ columns: Int) -> Int { columns < 8 ? 0 : 1 }

  /// The lines of a text in a field of a width; one column is kept for the caret.
  static func lines(of text: String, _ columns: Int) -> [TextLine] {
    LineBreaker(CellMetrics(), font: Theme.bare.font(.body))
      .lines(of: text, width: max(1, columns - 2 * margin(columns) - 1), keepsBlanks: true)
  }

  /// The line that a place in the text is in.
  static func line(of caret: Int, in lines: [TextLine]) -> Int {
    lines.lastIndex { $0.start <= caret } ?? 0
  }

  /// The places of the caret in a line. Where a line goes on in the next one without a line end,
  /// the place between them belongs to the next one.
  static func places(in lines: [TextLine], line index: Int) -> ClosedRange<Int> {
    let line = lines[index]
    let end = line.start + line.text.count
    let goesOn = index + 1 < lines.count && lines[index + 1].start == end
    return line.start...(goesOn ? max(line.start, end - 1) : end)
  }

  /// The place in the text that is nearest to a cell of the field, as characters before it.
  ///
  /// - Parameters:
  ///   - column: the column, from the field's left side.
  ///   - row: the row, from its upper side.
  ///   - field: the field.
  ///   - columns: the width of the field.
  func place(column: Int, row: Int, in field: FieldNode.Attributes, columns: Int) -> Int {
    let columns = (before: max(0, column - margin), all: columns)
    guard field.isMultiline else {
      let shown = lines.first ?? ""
      return first.start + CharacterWidth.prefix(of: shown, columns: columns.before).text.count
    }
    let all = Self.lines(of: field.text, columns.all)
    let line = min(max(0, first.line + row), all.count - 1)
    let fitting = CharacterWidth.prefix(of: all[line].text, columns: columns.before).text.count
    return min(all[line].start + fitting, Self.places(in: all, line: line).upperBound)
  }

  private mutating func arrange(_ all: [TextLine], _ editor: FieldEditor?, _ rows: Int) {
    let at = editor.map { Self.line(of: $0.caret, in: all) } ?? 0
    // The caret's line is the last one in sight as soon as it would be below.
    let top = max(0, at - rows + 1)
    first.line = top
    let shown = all[top..<min(all.count, top + rows)]
    lines = shown.map(\.text)
    guard let editor else { return }
    let before = all[at].text.prefix(editor.caret - all[at].start)
    caret = (margin + CharacterWidth.width(of: String(before)), at - top)
  }

  private mutating func arrange(_ text: String, _ editor: FieldEditor?, _ columns: Int) {
    guard let editor else {
      lines = [text]
      return
    }
    let before = Array(text.prefix(editor.caret))
    var start = before.count
    var used = 0
    while start > 0 {
      let width = CharacterWidth.width(of: before[start - 1])
      if used + width > columns - 1 { break }
      used += width
      start -= 1
    }
    first.start = start
    lines = [String(text.dropFirst(start))]
    caret = (margin + used, 0)
  }
}
