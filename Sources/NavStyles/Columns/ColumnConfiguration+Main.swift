import NavCore

extension ColumnConfiguration {
  /// The main column; where it is asked to be hidden, the one in front in its stead, else the nearest
  /// before it, else the nearest after it. Where all are to be hidden it stays: one has to show.
  var mainInSight: ColumnRole {
    guard visibility(of: main) == .hidden else { return main }
    let others = roles.filter { visibility(of: $0) != .hidden }
    if others.contains(front) { return front }
    let index = roles.firstIndex(of: main) ?? 0
    return roles[..<index].last { others.contains($0) } ?? others.first ?? main
  }

  /// The column that two-column styles show beside the main one: the one in front where it stands
  /// before the main one, else the one right before it, else the one right after it where that is no
  /// inspector and the main one stands in for another.
  func leading(of main: ColumnRole) -> ColumnRole? {
    let index = roles.firstIndex(of: main) ?? 0
    let before = roles[..<index]
    if let nearest = before.last { return before.contains(front) ? front : nearest }
    guard main != self.main else { return nil }
    return roles[index...].dropFirst().first { $0 != .inspector && $0 != self.main }
  }
}
