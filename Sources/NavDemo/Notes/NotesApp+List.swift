import NavCore

extension NotesApp {
  /// All notes, the newest first, or those in which the text of the field is found.
  func list(_ context: ScreenContext) -> Screen {
    Screen("Notes") {
      if store.saveProblem != nil { unsavedRow(context) }
      loaded(context) { notes in
        if notes.isEmpty {
          Hint("No notes yet.", detail: "The + in the bar begins one.")
        } else {
          let query = query(context)
          if context.traits.hasRoom(forRows: 1) {
            FieldNode("Search your notes", text: query) { setQuery($0, context) }
          }
          let found = store.notes(matching: query)
          if found.isEmpty {
            Hint("No note has that in it.")
          } else {
            ListNode(found) { NoteRow($0, context) }
          }
        }
      }
    }
    .trailing {
      BarItem("New", symbol: .add, label: "New note", isEnabled: store.state.notes != nil) {
        context.navigator.present(NotesPage.compose, as: .sheet)
      }
    }
    .task { await store.loadIfNeeded() }
  }

  /// What needs the notes; until they are there, that they are loaded, or why they could not be.
  @NodeBuilder func loaded(
    _ context: ScreenContext, @NodeBuilder content: ([Note]) -> [any NodeContent]
  ) -> [any NodeContent] {
    switch store.state {
    case .loading: Working("Loading your notes")
    case .failed(let message):
      Trouble("Your notes could not be loaded", [message]) {
        context.run { await store.load() }
      }
    case .loaded(let notes): content(notes)
    }
  }

  /// Says that there is something which was not saved yet, and saves it.
  private func unsavedRow(_ context: ScreenContext) -> RowNode {
    RowNode(
      "Not saved yet", detail: "Press to save again", symbol: .warning, hasDisclosure: false
    ) { context.run { await saveAgain(context.model) } }
  }

  /// The entry keeps the text of the field, so that it comes back with the navigation.
  private static var queryKey: String { "query" }

  private func query(_ context: ScreenContext) -> String {
    guard case .string(let text) = context.state.values[Self.queryKey] else { return "" }
    return text
  }

  private func setQuery(_ text: String, _ context: ScreenContext) {
    context.state.values[Self.queryKey] = .string(text)
  }
}
