/// What came of a move.
public enum Outcome: Sendable {
  /// Why there was nothing to do.
  public enum Reason: String, Hashable, Sendable {
    /// The stack is at its root.
    case atRoot
    /// What was asked for is so already.
    case alreadyThere
    /// The container is in no presentation.
    case notPresented
    /// The container has no columns around it.
    case noColumns
    /// The column style does not let the user do that here.
    case notAllowed
    /// The container has no pages around it.
    case noPages
    /// There is no page that way: it is the first one or the last one that is selected.
    case atEnd
  }

  /// The move was made.
  case done(Change)
  /// There was nothing to do.
  case nothing(Reason)
  /// A guard, or a move that waits for its answer, was in the way.
  case refused(by: String, why: String)
  /// What the move speaks of is not there.
  case notFound(String)
  /// The move waits for another one or for an answer; its ticket knows how it ends.
  case pending(Ticket)

  /// What was changed, or nil.
  public var change: Change? {
    if case .done(let change) = self { change } else { nil }
  }
}
