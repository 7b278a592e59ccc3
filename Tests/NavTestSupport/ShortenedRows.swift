extension [String] {
  /// Rows of a screen, with the longest run of blank ones said by one row, “⋮”.
  public var shortened: [String] {
    var longest = 0..<0
    var start = 0
    for (index, row) in (self + ["end"]).enumerated() where !row.isEmpty {
      if index - start > longest.count { longest = start..<index }
      start = index + 1
    }
    guard longest.count > 1 else { return self }
    return self[..<longest.lowerBound] + ["⋮"] + self[longest.upperBound...]
  }
}
