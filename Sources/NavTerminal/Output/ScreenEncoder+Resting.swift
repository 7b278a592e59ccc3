extension ScreenEncoder {
  /// Leaves the cursor at a cell. It is hidden, but screen readers and braille displays follow it.
  ///
  /// - Parameter isPlaceKnown: whether something was written since the cursor was left somewhere.
  mutating func rest(column: Int, row: Int, isPlaceKnown: Bool, into output: inout OutputBuffer) {
    let move = CursorMove(from: isPlaceKnown ? place : nil, row: row, column: column)
    move.append(to: &output)
    place = CursorMove.Place(row: row, column: column)
  }
}
