/// What a guard answers.
public enum GuardDecision: Sendable {
  /// The move may go on.
  case allow
  /// The move is refused.
  case cancel(String)
  /// Another move is made in place of this one; it is guarded like any other.
  case redirect(Move)
  /// The move is held until an answer is there, as from ``NavigationModel/ask(_:)``.
  case ask(@MainActor @Sendable (NavigationModel) async -> GuardDecision)

  /// Holds the move while a prompt is shown; goes on if the user chooses what `isAllowed` allows.
  public static func ask(
    _ prompt: Prompt, allowing isAllowed: @escaping @Sendable (Prompt.Choice) -> Bool
  ) -> GuardDecision {
    .ask { model in
      let choice = await model.ask(prompt)
      return isAllowed(choice) ? .allow : .cancel(choice.label)
    }
  }
}
