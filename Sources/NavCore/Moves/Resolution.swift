/// What a move comes to on a tree as it is.
enum Resolution {
  case change(Change)
  case nothing(Outcome.Reason)
  case refused(by: String, why: String)
  case notFound(String)

  /// A change of steps, or nothing where there is none.
  static func edits(_ edits: [Edit], orElse reason: Outcome.Reason = .alreadyThere) -> Resolution {
    edits.isEmpty ? .nothing(reason) : .change(Change(edits))
  }
}
