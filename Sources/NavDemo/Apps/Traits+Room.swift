import NavCore

extension Traits {
  /// Whether a list keeps some room, of two rows below its bar, when so many rows stand above it.
  func hasRoom(forRows rows: Int) -> Bool {
    height >= Double(rows + 3) * Traits.cellHeight
  }
}
