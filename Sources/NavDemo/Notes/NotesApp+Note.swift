import Foundation
import NavCore

extension NotesApp {
  /// A note to read.
  func note(_ id: UUID, _ context: ScreenContext) -> Screen {
    Screen(store.note(id)?.title ?? "Note") {
      loaded(context) { _ in
        if let note = store.note(id) {
          StackNode(.horizontal, gap: .small, padding: .small) {
            ButtonNode("Edit") { context.navigator.push(NotesPage.edit(id)) }
            ButtonNode("Delete", role: .destructive) { delete(note, context) }
          }
          DividerNode()
          ScrollNode {
            StackNode(padding: .medium) { TextNode(Self.shown(note.text)) }
          }
        } else {
          Hint("This note is no longer there.")
        }
      }
    }
    .task { await store.loadIfNeeded() }
  }

  /// A text with its line ends, and without any other control character.
  private static func shown(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { Printable.text(String($0)) }.joined(separator: "\n")
  }

  /// Deletes a note, if the user really wants that.
  private func delete(_ note: Note, _ context: ScreenContext) {
    let delete = Prompt.Choice("Delete", role: .destructive)
    let prompt = Prompt(
      "Delete this note?", message: note.title,
      choices: [.init("Keep it", role: .cancel), delete])
    context.ask(prompt) { choice in
      guard choice == delete else { return }
      context.run {
        do {
          try await store.delete(note.id)
        } catch {
          showProblem(error, context.model) { Task { await saveAgain(context.model) } }
        }
      }
      context.navigator.show(NotesPage.placeholder)
      context.navigator.front(.sidebar)
    }
  }
}
