@testable import NavDemo

/// A source that fails as long as the test says so.
actor FailingSource: NoteSource {
  private(set) var notes: [Note]
  private var failsToLoad: Bool
  private var failsToSave: Bool

  init(_ notes: [Note] = .two, failsToLoad: Bool = false, failsToSave: Bool = false) {
    self.notes = notes
    self.failsToLoad = failsToLoad
    self.failsToSave = failsToSave
  }

  /// The problem that it reports.
  static let problem = NoteProblem(
    what: "The disk is full", place: nil, expected: "some room", remedy: "Make some.")

  /// From now on all goes well.
  func recover() {
    failsToLoad = false
    failsToSave = false
  }

  func load() throws -> [Note] {
    if failsToLoad { throw Self.problem }
    return notes
  }

  func save(_ notes: [Note]) throws {
    if failsToSave { throw Self.problem }
    self.notes = notes
  }
}
