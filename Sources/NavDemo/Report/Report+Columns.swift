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
    /// Whether columns are asked to be shown or hidden, by role.
    var asked: [ColumnRole: ColumnVisibility]
    /// The columns of which the style does not do as asked, from the leading side on.
    var declined: [ColumnRole]
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
    asked = frame.asked.filter { $0.value != .automatic }
    declined = frame.declined
    may = ColumnArrangement.Permission.allCases.filter(frame.permissions.contains)
  }
}
