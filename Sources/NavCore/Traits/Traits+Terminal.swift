extension Traits {
  /// The width of a terminal's cell, in points.
  public static let cellWidth: Double = 8
  /// The height of a terminal's cell, in points.
  public static let cellHeight: Double = 16
  /// From so many columns on a terminal counts as regular in width: two columns of readable text.
  public static let regularColumns = 90
  /// From so many rows on a terminal counts as regular in height (480 points, more than any phone
  /// has that is lying).
  public static let regularRows = 30

  /// The traits of a terminal; sizes below one cell count as one.
  public static func terminal(columns: Int, rows: Int) -> Traits {
    room(
      .terminal, width: Double(max(1, columns)) * cellWidth,
      height: Double(max(1, rows)) * cellHeight)
  }
}
