import Synchronization

/// Counts how often an observer was told.
final class Notices: Sendable {
  private let number = Atomic(0)

  /// How often it was told so far.
  var count: Int { number.load(ordering: .relaxed) }

  /// Counts one more.
  func add() { number.wrappingAdd(1, ordering: .relaxed) }
}
