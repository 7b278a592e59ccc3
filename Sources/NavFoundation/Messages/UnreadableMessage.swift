import NavCore

/// A notification that means nothing: what is wrong with it, and who is to be told.
struct UnreadableMessage: Error, Sendable {
  /// What was asked for, as logs show it.
  let subject: String
  /// What is not there, what was found in its place, and what was expected.
  let what: String
  /// What the poster has called, as far as that could be read.
  let completion: MoveCompletion?
}
