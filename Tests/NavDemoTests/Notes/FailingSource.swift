@testable import NavDemo

/// A source that fails as long as the test says so.
actor FailingSource: NoteSource {
  private(set) var notes: [Note]
  private var failsToLoad: Bool
  private var failsToSave: Bool
  private let problem: NoteProblem

  init(
    _ notes: [Note] = .two, failsToLoad: Bool = false, failsToSave: Bool = false,
    problem: NoteProblem = FailingSource.problem
  ) {
    self.problem = problem
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

  func load() throws -> NoteSnapshot {
    if failsToLoad { throw Self.problem }
    return NoteSnapshot(notes: notes)
  }

  func save(_ notes: [Note], over version: NoteVersion) throws -> NoteVersion {
    if failsToSave { throw problem }
    self.notes = notes
    return version
  }
}
