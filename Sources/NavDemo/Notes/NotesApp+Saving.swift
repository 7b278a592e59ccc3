import NavCore

extension NotesApp {
  /// Saves a draft and leaves its screen; where that fails the screen stays, and the user is told.
  func save(
    _ draft: NoteDraft, _ context: ScreenContext,
    thenLeave leave: @escaping @MainActor @Sendable () -> Void
  ) {
    context.run {
      do {
        try await draft.save()
        if isThere(context) { leave() }
      } catch {
        showProblem(error, context.model) {
          // The user may have gone on while it was being saved.
          if isThere(context) {
            save(draft, context, thenLeave: leave)
          } else {
            Task { await saveAgain(context.model) }
          }
        }
      }
    }
  }

  /// Saves what memory holds, and tells the user when that fails; true when all is saved.
  @discardableResult
  func saveAgain(_ model: NavigationModel?) async -> Bool {
    do {
      try await store.saveChanges()
      return true
    } catch {
      showProblem(error, model) { Task { await saveAgain(model) } }
      return false
    }
  }

  /// Tells the user why saving failed, above everything; memory keeps what was not saved.
  func showProblem(
    _ error: any Error, _ model: NavigationModel?, retry: @escaping @MainActor () -> Void
  ) {
    guard let model else { return }
    let message = Printable.text("\(error)")
    let alert = Screen("Not saved") { [weak model] in
      StackNode(gap: .medium) {
        StackNode(.horizontal, gap: .small) {
          SymbolNode(.warning, ink: .role(.danger))
          TextNode("Not saved", font: .headline)
        }
        ScrollNode { TextNode(message) }
        StackNode(.horizontal, gap: .medium) {
          ButtonNode("Try again") {
            model?.front.dismiss()
            retry()
          }
          ButtonNode("OK", role: .cancel) { model?.front.dismiss() }
        }
      }
    }
    model.front.present(alert, as: .alert)
  }

  private func isThere(_ context: ScreenContext) -> Bool {
    context.navigator.entries.contains { $0.id == context.entry.id }
  }
}
