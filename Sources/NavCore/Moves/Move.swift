/// One navigation request as a value.
public struct Move: Sendable {
  /// Who asks.
  public enum Cause: String, Hashable, Sendable, Codable, CaseIterable {
    /// The user, by a key, a button, a gesture.
    case user
    /// The app's code.
    case code
    /// A message from code that knows nothing of the app's navigators.
    case message
  }

  /// What is asked for.
  public var action: Action
  /// The container that it is asked of.
  public var target: Target
  /// Whether a host may show it with motion.
  public var isAnimated: Bool
  /// Who asks.
  public var cause: Cause
  /// How it is shown where it is shown with motion; nil leaves that to the screen, the navigator and
  /// the app.
  public var transition: (any TransitionStyle)?

  /// Makes a request.
  public init(
    _ action: Action, in target: Target, animated: Bool = true, cause: Cause = .code
  ) {
    self.action = action
    self.target = target
    self.isAnimated = animated
    self.cause = cause
  }

  /// The same request with a transition of its own.
  public func transition(_ style: some TransitionStyle) -> Move {
    var copy = self
    copy.transition = style
    return copy
  }

  /// Makes a request of a container.
  public init(
    _ action: Action, in container: ContainerID, animated: Bool = true, cause: Cause = .code
  ) {
    self.init(action, in: .container(container), animated: animated, cause: cause)
  }
}
