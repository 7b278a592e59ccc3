import NavCore

extension Report {
  /// The columns that show.
  struct Columns: Encodable {
    /// One of them.
    struct Column: Encodable {
      var role: ColumnRole
      var how: ColumnArrangement.Placement
      /// In points.
      var width: Double
      var container: String
    }

    var style: String
    /// From the leading side on.
    var shown: [Column]
    /// What the user may do, always in the same order.
    var may: [ColumnArrangement.Permission]
  }
}

extension Report.Columns {
  init(_ frame: ColumnsFrame) {
    style = frame.style
    shown = frame.columns.map { column in
      Column(
        role: column.arranged.role, how: column.arranged.placement, width: column.arranged.width,
        container: column.stack.container.description)
    }
    may = ColumnArrangement.Permission.allCases.filter(frame.permissions.contains)
  }
}
