/// How many stacks are taken to their roots between two looks at the clock.
enum PopToRootBatch {
  /// So many that a look at the clock counts for little, and so few that they stay in the caches.
  static func size(depth: Int) -> Int { max(1, min(64, 10_000 / depth)) }
}
