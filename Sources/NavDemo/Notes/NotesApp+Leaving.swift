import NavCore

extension NotesApp {
  /// What happens when a screen is left on which something was written.
  func leaving(_ draft: NoteDraft) -> GuardDecision {
    guard draft.isChanged else { return .allow }
    let save = Prompt.Choice("Save")
    let discard = Prompt.Choice("Discard", role: .destructive)
    let prompt = Prompt(
      "Discard changes?", message: "What you wrote is not saved yet.",
      choices: [.init("Keep editing", role: .cancel), save, discard])
    return .ask { model in
      switch await model.ask(prompt) {
      case discard: return .allow
      case save: return await saved(draft, model) ? .allow : .cancel("it could not be saved")
      case let other: return .cancel(other.label)
      }
    }
  }

  /// Saves a draft, and tells the user when that fails; true when it is saved.
  private func saved(_ draft: NoteDraft, _ model: NavigationModel) async -> Bool {
    do {
      try await draft.save()
      return true
    } catch {
      showProblem(error, model) { Task { await saveAgain(model) } }
      return false
    }
  }

  /// Sees to it that nothing is lost when the app is left: what is not saved yet is saved first.
  var quitGuard: Guard {
    Guard { proposal in
      guard case .close = proposal.move.action, store.hasUnsavedChanges else { return .allow }
      return .ask { model in
        do {
          try await store.saveChanges()
          return .allow
        } catch {
          let quit = Prompt.Choice("Quit anyway", role: .destructive)
          let prompt = Prompt(
            "Quit without saving?", message: "Your last changes could not be saved.",
            choices: [.init("Stay", role: .cancel), quit])
          return await model.ask(prompt) == quit ? .allow : .cancel("not saved")
        }
      }
    }
  }
}
