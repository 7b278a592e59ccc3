import NavCore

extension Outcome {
  /// Why there was nothing to do, or nil.
  var reason: Reason? {
    if case .nothing(let reason) = self { reason } else { nil }
  }

  /// What was not found, or nil.
  var missing: String? {
    if case .notFound(let what) = self { what } else { nil }
  }

  /// Who refused it, or nil.
  var refuser: String? {
    if case .refused(let name, _) = self { name } else { nil }
  }

  /// Why it was refused, or nil.
  var refusal: String? {
    if case .refused(_, let why) = self { why } else { nil }
  }

  /// The ticket of a move that waits, or nil.
  var ticket: Ticket? {
    if case .pending(let ticket) = self { ticket } else { nil }
  }
}
