import NavCore

extension ColumnArrangement {
  /// The arrangement as the documentation's tables have it: `sidebar 320 over detail`, `detail 874 |
  /// inspector 320`, `one`.
  var text: String {
    guard !isCollapsed else { return "one" }
    let tiled = shown.filter { $0.placement == .tiled }
    var text =
      tiled.count == 1
      ? tiled[0].role.rawValue : tiled.map(Self.text).joined(separator: " | ")
    for column in shown where column.placement != .tiled {
      let word = column.placement == .overlaid ? "over" : "displaces"
      text = "\(Self.text(column)) \(word) \(text)"
    }
    return text
  }

  private static func text(_ column: Column) -> String {
    let width = column.width
    return "\(column.role.rawValue) \(width == width.rounded() ? "\(Int(width))" : "\(width)")"
  }
}
