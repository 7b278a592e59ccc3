extension Report {
  /// The figures as text with aligned columns, without a line break at the end.
  var text: String {
    var parts: [String] = []
    if !comparisons.isEmpty {
      parts.append(table.text)
      parts.append(
        "Times are medians (rounds: \(rounds)); (min) is the ratio of the shortest times.")
    }
    if let memory { parts.append(Self.text(memory)) }
    return parts.joined(separator: "\n\n")
  }

  private var table: TextTable {
    let head = [
      "benchmark", "variant", "depth", "engine", "array", "engine−array", "ratio", "(min)", "goal",
    ]
    return TextTable(
      [head] + comparisons.map(Self.cells), leading: ["benchmark", "variant", "goal"])
  }

  private static func cells(_ row: ComparisonResult) -> [String] {
    let goal = row.goal.map { goal in
      "≤ \(Figure.grouped(goal)): \(row.ratio <= Double(goal) ? "met" : "missed")"
    }
    return [
      row.benchmark.rawValue, row.variant, Figure.grouped(row.depth),
      Figure.time(row.engine.median),
      Figure.time(row.bare.median), Figure.time(row.difference), Figure.short(row.ratio),
      "(\(Figure.short(row.ratioOfMinima)))", goal ?? "",
    ]
  }

  private static func text(_ memory: MemoryMeasurement) -> String {
    func size(_ kibibytes: Int?) -> String {
      kibibytes.map { Figure.grouped($0) + " KiB" } ?? "n/a"
    }
    let readings = [memory.early, memory.late].map { reading in
      ["after \(Figure.grouped(reading.pairs)) pairs", size(reading.kibibytes)]
    }
    let table = TextTable(readings + [["difference", size(memory.growth)]])
    return "memory: resident size while entries are pushed and popped\n\n" + table.text
  }
}
