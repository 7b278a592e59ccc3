import Foundation
import NavCore
import NavStyles

/// Notes in a list that loads and can be searched, each to be read and edited; new ones on a sheet.
@MainActor struct NotesApp {
  let store: NoteStore
  let now: @Sendable () -> Int

  static func make(_ options: SampleOptions) throws -> NavApp {
    guard let file = options.file else { return try make(options, NoteStore(path: nil)) }
    guard let path = RawPath(file)?.absolute else { throw PathProblem(file) }
    try refuseUnfit(path)
    return try make(options, NoteStore(path: path))
  }

  /// What is there and is no file never becomes one by trying again: this is said at once.
  private static func refuseUnfit(_ path: RawPath) throws(NoteProblem) {
    switch (try? FileStatus(of: path))?.kind {
    case .directory: throw NoteProblem(reading: FileProblem(.isADirectory, at: path))
    case .other(let special):
      throw NoteProblem(reading: FileProblem(.notARegularFile(special), at: path))
    case .file, .symbolicLink, nil: return
    }
  }

  /// - Parameter now: the time in seconds since 1970.
  static func make(
    _ options: SampleOptions, _ store: NoteStore,
    now: @escaping @Sendable () -> Int = { Int(Date().timeIntervalSince1970) }
  ) throws -> NavApp {
    let notes = NotesApp(store: store, now: now)
    var app = try NavApp(
      "Notes", registry: options.registry,
      root: .sidebar(NotesPage.list, detail: NotesPage.placeholder)
    )
    .columns(.doubleColumn)
    .route(NotesPage.self) { page, context in notes.screen(page, context) }
    .choosing(options)
    app.guards = [notes.quitGuard]
    return app
  }

  private func screen(_ page: NotesPage, _ context: ScreenContext) -> Screen {
    switch page {
    case .list: list(context)
    case .note(let id): note(id, context)
    case .edit(let id): edit(id, context)
    case .compose: compose(context)
    case .placeholder: Screen("") { Hint("Pick a note to read it.") }
    }
  }
}

extension SampleApp {
  /// Notes to read, search, edit and write, with a question before edits are lost.
  static let notes = SampleApp(
    "notes",
    summary: "Notes to read, search, edit and write, with a question before edits are lost",
    takesFile: true, build: NotesApp.make)
}
