@testable import NavDemo

/// A source that answers when the test says so.
actor GatedSource: NoteSource {
  private var loads: [CheckedContinuation<[Note], any Error>] = []
  private var saves: [(notes: [Note], answer: CheckedContinuation<Void, any Error>)] = []
  private var watchers: [CheckedContinuation<Void, Never>] = []

  func load() async throws -> NoteSnapshot {
    let notes = try await withCheckedThrowingContinuation { continuation in
      loads.append(continuation)
      wake()
    }
    return NoteSnapshot(notes: notes)
  }

  func save(_ notes: [Note], over version: NoteVersion) async throws -> NoteVersion {
    try await withCheckedThrowingContinuation { continuation in
      saves.append((notes, continuation))
      wake()
    }
    return version
  }

  /// Waits until so many loads were asked for in all.
  func waitForLoads(_ count: Int) async {
    while loads.count < count { await change() }
  }

  /// Waits until so many saves were asked for in all.
  func waitForSaves(_ count: Int) async {
    while saves.count < count { await change() }
  }

  func answerLoad(_ index: Int, _ result: Result<[Note], any Error>) {
    loads[index].resume(with: result)
  }

  func answerSave(_ index: Int, _ result: Result<Void, any Error> = .success(())) {
    saves[index].answer.resume(with: result)
  }

  /// The notes of every save that was asked for.
  var savedNotes: [[Note]] { saves.map(\.notes) }

  private func change() async {
    await withCheckedContinuation { watchers.append($0) }
  }

  private func wake() {
    for watcher in watchers { watcher.resume() }
    watchers = []
  }
}
