import Foundation
import NavCore

extension NotesApp {
  /// A note to edit.
  func edit(_ id: UUID, _ context: ScreenContext) -> Screen {
    editor("Edit", NoteDraft(of: id, in: store, now: now), context) {
      if context.navigator.entries.last?.id == context.entry.id { context.navigator.pop() }
    }
  }

  /// A note that is new; once it is saved, it is shown.
  func compose(_ context: ScreenContext) -> Screen {
    let draft = NoteDraft(of: UUID(), in: store, now: now)
    return editor("New Note", draft, context) {
      context.navigator.dismiss()
      context.model?.root.show(NotesPage.note(draft.id))
    }
  }

  private func editor(
    _ title: String, _ draft: NoteDraft, _ context: ScreenContext,
    leave: @escaping @MainActor @Sendable () -> Void
  ) -> Screen {
    Screen(title) {
      loaded(context) { _ in
        StackNode(gap: .small) {
          FieldNode("Write here", text: draft.text, isMultiline: true) { draft.text = $0 }
          StackNode(.horizontal, gap: .medium) {
            let isNeeded = draft.isChanged || store.saveProblem != nil
            ButtonNode("Save", isEnabled: isNeeded && !draft.isSaving) {
              save(draft, context, thenLeave: leave)
            }
            if draft.isSaving { TextNode("Saving…", ink: .secondary) }
          }
        }
      }
    }
    .guardLeaving { _ in leaving(draft) }
    .task { await store.loadIfNeeded() }
  }
}
