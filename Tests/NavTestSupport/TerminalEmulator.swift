/// A terminal in memory: takes the bytes of a program and shows what they draw.
///
/// It knows what Nav writes, and notes everything else in `failures`. It is written from the
/// terminals' documentation and shares no code with the encoder.
public struct TerminalEmulator: Sendable {
  /// The size in cells.
  public private(set) var columns: Int
  /// The size in cells.
  public private(set) var rows: Int
  /// The cells shown, row after row.
  public internal(set) var cells: [EmulatedCell]
  /// The cursor's place, counted from 0.
  public internal(set) var cursor = (column: 0, row: 0)
  /// Private modes that are on, by number; 7 (autowrap) and 25 (cursor) are on in a new terminal.
  public internal(set) var modes: Set<Int> = [7, 25]
  /// Sequences that it doesn't know, or that make no sense.
  public internal(set) var failures: [String] = []
  /// How often an update was marked as done (mode 2026).
  public internal(set) var frames = 0
  /// How often `feed` was called: once for each write or read of the program's output.
  public private(set) var feeds = 0
  /// How many bytes it was fed.
  public private(set) var byteCount = 0

  var pen = EmulatedCell()
  var otherScreen: [EmulatedCell]
  var savedCursor = (column: 0, row: 0)
  /// A character was put into the last column with autowrap on: the next one wraps.
  var isWrapPending = false
  /// Index of the cell that a joining scalar would be added to.
  var joinable: Int?
  var pending: [UInt8] = []
  let width: @Sendable (Character) -> Int

  /// An empty terminal.
  ///
  /// - Parameter width: how many columns a cluster takes; by default a simple rule of its own.
  public init(
    columns: Int, rows: Int,
    width: @escaping @Sendable (Character) -> Int = TerminalEmulator.simpleWidth
  ) {
    self.columns = columns
    self.rows = rows
    self.width = width
    cells = Array(repeating: EmulatedCell(), count: columns * rows)
    otherScreen = cells
  }

  /// Takes bytes, cut anywhere.
  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    let before = pending.count
    pending.append(contentsOf: bytes)
    feeds += 1
    byteCount += pending.count - before
    var position = 0
    while position < pending.count, let next = step(at: position) { position = next }
    pending.removeFirst(position)
  }

  /// Gives it another size; the content stays at the top left.
  public mutating func resize(columns newColumns: Int, rows newRows: Int) {
    func resized(_ old: [EmulatedCell]) -> [EmulatedCell] {
      (0..<newRows * newColumns).map { index in
        let (row, column) = index.quotientAndRemainder(dividingBy: newColumns)
        return row < rows && column < columns ? old[row * columns + column] : EmulatedCell()
      }
    }
    cells = resized(cells)
    otherScreen = resized(otherScreen)
    (columns, rows) = (newColumns, newRows)
    cursor = (min(cursor.column, columns - 1), min(cursor.row, rows - 1))
    joinable = nil
  }

  /// Whether the alternate screen is shown.
  public var isAlternate: Bool { modes.contains(1049) }

  /// The cell at a place.
  public func cell(column: Int, row: Int) -> EmulatedCell { cells[row * columns + column] }

  /// The text of a row without the blanks at its end.
  public func text(row: Int) -> String {
    var line = cells[row * columns..<(row + 1) * columns].map(\.text)
    while line.last == " " { line.removeLast() }
    return line.joined()
  }

  /// The text of all rows without empty ones at the end.
  public var text: String {
    var lines = (0..<rows).map { text(row: $0) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Columns of a cluster by simple blocks: ideographs, Hangul, fullwidth forms and emoji take two.
  @Sendable public static func simpleWidth(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.contains("\u{FE0F}") { return 2 }
    if scalars.contains("\u{FE0E}") { return 1 }
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default:
      return first.properties.isEmojiPresentation ? 2 : 1
    }
  }
}
