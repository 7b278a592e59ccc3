public import NavCore

/// What code that knows nothing of the app's navigators asks of the one with a tag.
///
///     NotificationCenter.default.post(.popToRoot(of: "left"))
///     NotificationCenter.default.post(.push(Page.item(3), on: "left", animated: false) { outcome in
///       print(outcome)
///     })
///
/// It is posted from any thread; `NavigationModel.receiveMessages(from:)` says what becomes of it.
public struct NavigatorMessage: Sendable {
  /// The tag of the navigator that is meant.
  public let tag: String
  /// What is asked of it.
  public let action: Move.Action
  /// Whether a host may show it with motion.
  public let isAnimated: Bool
  /// What is called on the main actor, once it is known what came of it.
  public let completion: MoveCompletion?

  init(_ action: Move.Action, _ tag: String, _ isAnimated: Bool, _ completion: MoveCompletion?) {
    self.action = action
    self.tag = tag
    self.isAnimated = isAnimated
    self.completion = completion
  }

  /// Asks for a navigator to be popped to its root.
  ///
  /// - Parameters:
  ///   - tag: the navigator's tag.
  ///   - animated: whether a host may show it with motion.
  ///   - completion: called on the main actor, once, after all observers of the move; with
  ///     `notFound` where no model receives messages, or none has the tag.
  public static func popToRoot(
    of tag: String, animated: Bool = true, then completion: MoveCompletion? = nil
  ) -> NavigatorMessage {
    NavigatorMessage(.popToRoot, tag, animated, completion)
  }

  /// Asks for a route to be pushed on a navigator.
  ///
  /// - Parameters:
  ///   - route: the route, of a type that the app knows.
  ///   - tag: the navigator's tag.
  ///   - animated: whether a host may show it with motion.
  ///   - completion: called on the main actor, once, after all observers of the move; with
  ///     `notFound` where no model receives messages, or none has the tag.
  public static func push(
    _ route: some Route, on tag: String, animated: Bool = true,
    then completion: MoveCompletion? = nil
  ) -> NavigatorMessage {
    NavigatorMessage(.push(.to(route)), tag, animated, completion)
  }

  /// Asks for a screen that is at hand to be pushed on a navigator.
  ///
  /// - Parameters:
  ///   - screen: the screen; it has no route, and does not survive a restart.
  ///   - tag: the navigator's tag.
  ///   - animated: whether a host may show it with motion.
  ///   - completion: called on the main actor, once, after all observers of the move; with
  ///     `notFound` where no model receives messages, or none has the tag.
  public static func push(
    _ screen: Screen, on tag: String, animated: Bool = true,
    then completion: MoveCompletion? = nil
  ) -> NavigatorMessage {
    NavigatorMessage(.push(.screen(screen)), tag, animated, completion)
  }
}
