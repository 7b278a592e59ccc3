/// How the process grows while entries are pushed and popped again and again.
struct MemoryMeasurement: Hashable, Sendable, Encodable {
  /// A look at the size.
  struct Reading: Hashable, Sendable, Encodable {
    /// How many pushes with their pops there were until then.
    let pairs: Int
    /// The resident size in KiB, or nil where it can't be had.
    let kibibytes: Int?
  }

  /// The look at a process that is warm.
  let early: Reading
  /// The look after a hundred times as much.
  let late: Reading

  /// By how much the process has grown, in KiB.
  var growth: Int? {
    guard let early = early.kibibytes, let late = late.kibibytes else { return nil }
    return late - early
  }

  /// Measures an engine that is shown and read, so that screens and observers come and go too.
  ///
  /// - Throws: ``WrongResult`` where the stack is not as it was.
  @MainActor static func measure() throws(WrongResult) -> MemoryMeasurement {
    let engine = EnginePushPop(depth: 1, .shown)
    // The first look makes the process grow by what reads files.
    blackHole(ResidentSize.kibibytes)
    var pairs = 0
    func reading(after total: Int) throws(WrongResult) -> Reading {
      _ = try engine.run(total - pairs)
      pairs = total
      return Reading(pairs: total, kibibytes: ResidentSize.kibibytes)
    }
    return MemoryMeasurement(
      early: try reading(after: 10_000), late: try reading(after: 1_000_000))
  }
}
