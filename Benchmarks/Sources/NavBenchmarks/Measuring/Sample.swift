/// How long some work took.
struct Sample: Hashable, Sendable {
  /// How often it was done.
  let operations: Int
  /// How long it took all in all.
  let duration: Duration

  /// The time of one operation.
  var nanoseconds: Double { duration / .nanoseconds(1) / Double(operations) }
}
