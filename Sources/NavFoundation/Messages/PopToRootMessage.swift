public import Foundation
public import NavCore

/// The typed form of ``NavigatorMessage/popToRoot(of:animated:then:)``, for the main actor.
///
///     NotificationCenter.default.post(PopToRootMessage(of: "left"))
///
/// It is a message of its own and no notification: each post is received once. Foundation delivers
/// messages of other actors in no particular order, so there is no typed form for them; a
/// ``NavigatorMessage`` keeps the order, from any thread.
@available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct PopToRootMessage: NotificationCenter.MainActorMessage, Sendable {
  /// What a message is about: the tag says it, so no object is posted with it.
  public typealias Subject = any Navigator

  /// What is asked.
  public let message: NavigatorMessage

  /// Asks for a navigator to be popped to its root.
  ///
  /// - Parameters:
  ///   - tag: the navigator's tag.
  ///   - animated: whether a host may show it with motion.
  ///   - completion: called once, after all observers of the move; not at all where no model
  ///     receives messages.
  public init(of tag: String, animated: Bool = true, then completion: MoveCompletion? = nil) {
    message = .popToRoot(of: tag, animated: animated, then: completion)
  }
}
