/// What should come of a move.
enum ReferenceOutcome: Hashable {
  /// Why there should be nothing to do, by the name of the reason.
  enum Reason: String, Hashable {
    case atRoot
    case alreadyThere
    case notPresented
    case noColumns
    case noPages
    case atEnd
  }

  case done
  case nothing(Reason)
  case refused(by: String)
  case notFound
}
