import NavCore
import Testing

extension Ticket {
  /// What came of the move, or nil where that is not known after a while: a fault then fails a
  /// test instead of holding up the run.
  var ended: Outcome? {
    get async {
      await eventually("the end of a move that waits") { current != nil }
      return current
    }
  }
}
