import NavCore

extension Listing {
  /// A line for each thing of a kind, its columns aligned; below a style those of its parameters.
  static func lines(_ kind: ListKind, _ indent: String, in registry: Registry) -> String {
    guard kind != .devices else {
      let devices = Device.all.map { DeviceListing($0) }
      return aligned(devices.map { [$0.name] + $0.cells }, indent).joined(separator: "\n")
    }
    let listings = all(kind, in: registry)
    guard !listings.isEmpty else { return "\(indent)(none)" }
    let heads = aligned(listings.map { [$0.name, $0.plugin, $0.summary] }, indent)
    let parameters = listings.map { listing in
      (listing.parameters ?? []).map { [":\($0.name)=\($0.standard)", $0.expected, $0.summary] }
    }
    // One alignment for all, so that the listing is a table.
    var details = aligned(parameters.flatMap(\.self), indent + "  ")[...]
    return zip(heads, parameters).flatMap { head, parameters in
      let own = details.prefix(parameters.count)
      details = details.dropFirst(parameters.count)
      return [head] + own
    }.joined(separator: "\n")
  }

  /// Rows of as many cells, those of a column equally wide but for the last one.
  private static func aligned(_ rows: [[String]], _ indent: String) -> [String] {
    let rows = rows.map { $0.map(Printable.text) }
    let count = rows.first?.count ?? 0
    let widths = (0..<count).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      indent
        + row.enumerated().map { column, cell in
          let isLast = column == count - 1
          return cell + String(repeating: " ", count: isLast ? 0 : widths[column] - cell.count)
        }.joined(separator: "  ")
    }
  }
}
