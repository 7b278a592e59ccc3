/// A question to the user that is shown.
public struct PromptFrame: Hashable, Sendable {
  /// The question.
  public let prompt: Prompt
  /// What is shown of it: texts and buttons.
  public let node: Node
  /// The button that has the focus, or nil for the first one.
  public let focus: NodeID?
  /// How far the text has been moved.
  public let scroll: [NodeID: EntryState.Scroll]
  /// How it comes and goes.
  public let transition: ChosenTransition
}
