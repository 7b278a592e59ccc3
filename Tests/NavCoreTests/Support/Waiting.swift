import Testing

/// Lets the main actor do what is waiting for it until a condition holds; no clock is involved.
@MainActor func eventually(
  _ what: Comment, at place: SourceLocation = #_sourceLocation,
  _ condition: @MainActor () -> Bool
) async {
  for _ in 0..<10_000 {
    if condition() { return }
    await Task.yield()
  }
  Issue.record(what, sourceLocation: place)
}

/// Lets the main actor do all that is waiting for it, and what follows from that.
@MainActor func turns(_ count: Int = 20) async {
  for _ in 0..<count { await Task { @MainActor in }.value }
}
