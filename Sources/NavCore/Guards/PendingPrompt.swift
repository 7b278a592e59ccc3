/// A prompt that waits for its answer.
@MainActor final class PendingPrompt {
  let prompt: Prompt
  let number: Int
  var focus: NodeID?
  var scroll: [NodeID: EntryState.Scroll] = [:]
  private var completion: (@MainActor (Prompt.Choice) -> Void)?

  init(
    _ prompt: Prompt, number: Int,
    then completion: @escaping @MainActor (Prompt.Choice) -> Void
  ) {
    self.prompt = prompt
    self.number = number
    self.completion = completion
  }

  func answer(_ choice: Prompt.Choice) {
    let completion = completion
    self.completion = nil
    completion?(choice)
  }
}
