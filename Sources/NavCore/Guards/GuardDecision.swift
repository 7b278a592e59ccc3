/// What a guard answers.
public enum GuardDecision: Sendable {
  /// The move may go on.
  case allow
  /// The move is refused.
  case cancel(String)
  /// Another move is made in place of this one; it is guarded like any other.
  case redirect(Move)
  /// The move is held until an answer is there, as from ``NavigationModel/ask(_:)``.
  ///
  /// Other moves of the app's code wait meanwhile, and the user's on the same stack are refused. What
  /// the closure itself asks for is made at once, and so is what is asked for in what it presents:
  /// it may show a screen and wait for its result.
  ///
  ///     .ask { model in
  ///       let reply = await model.root.present(Page.login, returning: Bool.self)
  ///       return reply.value == true ? .allow : .cancel("not logged in")
  ///     }
  case ask(@MainActor @Sendable (NavigationModel) async -> GuardDecision)

  /// The decision as text, as logs show it.
  var text: String {
    switch self {
    case .allow: "allow"
    case .cancel(let why): "cancel: \(why)"
    case .redirect(let move): "redirect: \(move.action) in \(move.target)"
    case .ask: "ask"
    }
  }

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
