/// Writes sizes in bytes for people.
enum ByteSize {
  private static let units = ["kB", "MB", "GB", "TB", "PB", "EB"]

  /// The size in decimal units with at most one place, such as "1 byte", "999 bytes" or "1.4 MB".
  static func text(_ bytes: UInt64) -> String {
    if bytes == 1 { return "1 byte" }
    if bytes < 1000 { return "\(bytes) bytes" }
    var tenths = bytes / 100 + (bytes % 100 >= 50 ? 1 : 0)
    var unit = 0
    while tenths >= 10_000, unit < units.count - 1 {
      tenths = tenths / 1000 + (tenths % 1000 >= 500 ? 1 : 0)
      unit += 1
    }
    let places = tenths >= 1000 || tenths % 10 == 0 ? "" : ".\(tenths % 10)"
    return "\(tenths / 10)\(places) \(units[unit])"
  }
}
