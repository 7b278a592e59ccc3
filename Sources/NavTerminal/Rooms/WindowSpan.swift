/// A terminal's view of a device in one direction: which of the device's cells are seen, and where.
struct WindowSpan: Equatable {
  /// How many cells the terminal has.
  var window: Int
  /// How many cells the device has.
  var device = 0 {
    didSet { move(by: 0) }
  }
  /// The first cell of the device that is seen.
  private(set) var start = 0

  init(window: Int) {
    self.window = window
  }

  /// How many cells of the device are seen.
  var seen: Int { min(window, device) }

  /// How many cells of the terminal are before those of the device, which stands in the middle.
  var margin: Int { (window - seen) / 2 }

  /// Whether there is room for a line on both sides.
  var hasBorder: Bool { window >= device + 2 }

  /// Whether a cell of the terminal shows one of the device.
  func shows(_ place: Int) -> Bool { (margin..<margin + seen).contains(place) }

  /// The cell of the device at a cell of the terminal: one that it does not have beside it.
  func cell(at place: Int) -> Int { start + place - margin }

  /// Moves the view, as far as there is something to be seen.
  mutating func move(by cells: Int) { start = min(max(0, start + cells), device - seen) }

  /// Brings cells into sight, with one more on both sides, moved as little as can be; of more cells
  /// than fit the first ones.
  mutating func reveal(_ cells: Range<Int>) {
    let margin = cells.count + 2 <= window ? 1 : 0
    let target = cells.lowerBound - margin..<cells.upperBound + margin
    let isBefore = target.lowerBound < start || target.count > window
    let first = isBefore ? target.lowerBound : max(start, target.upperBound - window)
    move(by: first - start)
  }
}
