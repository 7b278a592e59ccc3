/// Cells in aligned columns.
struct TextTable: Hashable, Sendable {
  private let rows: [[String]]
  private let leading: Set<String>

  /// - Parameters:
  ///   - rows: as many cells in each.
  ///   - leading: the cells of the first row whose columns begin at the same place; the others end
  ///     at the same place. A table without such columns has texts in the first one.
  init(_ rows: [[String]], leading: Set<String> = []) {
    self.rows = rows
    self.leading = leading
  }

  /// The table, without a line break at the end and without spaces at the end of lines.
  var text: String {
    guard let first = rows.first else { return "" }
    let widths = first.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let line = row.indices.map { column in
        let isLeading = leading.isEmpty ? column == 0 : leading.contains(first[column])
        return row[column].padding(to: widths[column], isLeading: isLeading)
      }.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}
