import Foundation

/// Why notes could not be read or saved, with the words to say so.
struct NoteProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  let what: String

  /// Where: a file, with a position in it if one is known; nil if no file is concerned.
  let place: String?

  /// What was expected instead.
  let expected: String

  /// What the person can do about it.
  let remedy: String

  /// Whether somebody else has saved meanwhile, so that both states have to be brought together.
  var isConflict = false

  /// All of it as sentences.
  var description: String {
    let head = place.map { "\(what): \($0)." } ?? "\(what)."
    return "\(head) Expected \(expected). \(remedy)"
  }

  /// The notes are to be changed before they were loaded, or after that failed.
  static let notLoaded = NoteProblem(
    what: "The notes are not loaded",
    place: nil,
    expected: "that loading succeeds before a note is changed",
    remedy: "Load the notes again, then repeat the change.")

  /// Loading was cancelled.
  static let cancelled = NoteProblem(
    what: "Loading the notes was stopped",
    place: nil,
    expected: "that it runs to its end",
    remedy: "Load the notes again.")

  /// Several notes in a file have one identity.
  init(duplicate id: UUID, at path: RawPath) {
    self.init(
      what: "Two notes in the file have the same identity",
      place: "\(path.text), id \(id.uuidString)",
      expected: "an identity of its own for each note",
      remedy: "Give one of them another id, then load again. The file was left as it is.")
  }

  init(what: String, place: String?, expected: String, remedy: String) {
    self.what = what
    self.place = place
    self.expected = expected
    self.remedy = remedy
  }
}
