public import Foundation
public import NavCore

/// The typed form of a ``NavigatorMessage`` that pushes, for the main actor.
///
///     NotificationCenter.default.post(PushMessage(Page.item(3), on: "left"))
///
/// It is a message of its own and no notification, as a ``PopToRootMessage`` is.
@available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct PushMessage: NotificationCenter.MainActorMessage, Sendable {
  /// What a message is about: the tag says it, so no object is posted with it.
  public typealias Subject = any Navigator

  /// What is asked.
  public let message: NavigatorMessage

  /// Asks for a route to be pushed on a navigator.
  ///
  /// - Parameters:
  ///   - route: the route, of a type that the app knows.
  ///   - tag: the navigator's tag.
  ///   - animated: whether a host may show it with motion.
  ///   - completion: called once, after all observers of the move; not at all where no model
  ///     receives messages.
  public init(
    _ route: some Route, on tag: String, animated: Bool = true,
    then completion: MoveCompletion? = nil
  ) {
    message = .push(route, on: tag, animated: animated, then: completion)
  }

  /// Asks for a screen that is at hand to be pushed on a navigator.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - tag: the navigator's tag.
  ///   - animated: whether a host may show it with motion.
  ///   - completion: called once, after all observers of the move; not at all where no model
  ///     receives messages.
  public init(
    _ screen: Screen, on tag: String, animated: Bool = true,
    then completion: MoveCompletion? = nil
  ) {
    message = .push(screen, on: tag, animated: animated, then: completion)
  }
}
