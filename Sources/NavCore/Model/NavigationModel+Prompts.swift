extension NavigationModel {
  /// The question that the user is asked now, or nil.
  public var prompt: Prompt? {
    promptPulse.read()
    return prompts.first?.prompt
  }

  /// Asks the user, and waits for the answer. Questions asked meanwhile are shown afterwards.
  ///
  /// When the asking task is cancelled, or the app is left, the answer is the cancelling one.
  public func ask(_ prompt: Prompt) async -> Prompt.Choice {
    guard !Task.isCancelled else { return prompt.cancelChoice }
    let number = nextID()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        ask(prompt, number: number) { continuation.resume(returning: $0) }
      }
    } onCancel: { [weak self] in
      Task { @MainActor [weak self] in self?.withdraw(number) }
    }
  }

  /// Asks the user, and goes on; the answer comes later.
  public func ask(_ prompt: Prompt, then answered: @escaping @MainActor (Prompt.Choice) -> Void) {
    ask(prompt, number: nextID(), answered)
  }

  /// Gives the answer to the question that is shown.
  public func answer(_ choice: Prompt.Choice) {
    guard let first = prompts.first else { return }
    remove(first)?.answer(choice)
  }

  /// The node of the question that has the focus, or nil for its first button.
  public var promptFocus: NodeID? {
    get {
      promptPulse.read()
      return prompts.first?.focus
    }
    set {
      guard prompts.first?.focus != newValue else { return }
      prompts.first?.focus = newValue
      promptPulse.beat()
    }
  }

  /// How far the text of the question has been moved, where it is higher than its room.
  public var promptScroll: [NodeID: EntryState.Scroll] {
    get {
      promptPulse.read()
      return prompts.first?.scroll ?? [:]
    }
    set {
      guard let first = prompts.first, first.scroll != newValue else { return }
      first.scroll = newValue
      promptPulse.beat()
    }
  }

  private func ask(
    _ prompt: Prompt, number: Int, _ answered: @escaping @MainActor (Prompt.Choice) -> Void
  ) {
    guard !isClosed else { return answered(prompt.cancelChoice) }
    prompts.append(PendingPrompt(prompt, number: number, then: answered))
    promptPulse.beat()
    activityChanged()
  }

  private func withdraw(_ number: Int) {
    guard let pending = prompts.first(where: { $0.number == number }) else { return }
    remove(pending)?.answer(pending.prompt.cancelChoice)
  }

  private func remove(_ pending: PendingPrompt) -> PendingPrompt? {
    guard let index = prompts.firstIndex(where: { $0 === pending }) else { return nil }
    defer {
      promptPulse.beat()
      activityChanged()
    }
    return prompts.remove(at: index)
  }
}
