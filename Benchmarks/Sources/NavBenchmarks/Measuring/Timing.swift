/// What one contender took for one operation, over all rounds, in nanoseconds.
struct Timing: Hashable, Sendable, Encodable {
  /// The time in the middle; of an even number of rounds the longer of the two.
  let median: Double
  /// The shortest time.
  let minimum: Double

  /// - Parameter rounds: the times of the rounds, at least one.
  init(rounds: [Double]) {
    let sorted = rounds.sorted()
    median = sorted[sorted.count / 2]
    minimum = sorted[0]
  }
}
