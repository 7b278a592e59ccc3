public import Foundation
public import NavCore

extension NavigationModel {
  /// Has the model act on messages to its navigators, for as long as what is returned is kept.
  ///
  ///     let receiver = model.receiveMessages()
  ///
  /// A message that is posted on the main actor takes effect before its post returns, as far as no
  /// guard or other move holds it. One from elsewhere is carried to the main actor; those of one
  /// thread keep their order. Each becomes a move with the cause `message` and passes all guards and
  /// observers like any other; the poster's action comes last.
  ///
  /// Of several models that receive from one center, each acts on the tags that it has. The poster's
  /// action is called once all the same, when all that act are through: with the outcome that says
  /// most, which is done, before refused, nothing and not found; of equals with that of the model
  /// which has received longest. A tag that no model has, and a notification that means nothing, are
  /// not found; the logs of all models note it.
  ///
  /// The model is not kept alive. One that is gone, or closed, receives nothing; asked for twice,
  /// each message is still received once.
  ///
  /// - Parameter center: where messages are posted: the plain notifications
  ///   `navigatorPopToRoot` and `navigatorPush` as well as ``NavigatorMessage``,
  ///   ``PopToRootMessage`` and ``PushMessage``.
  public func receiveMessages(from center: NotificationCenter = .default) -> MessageReceiver {
    MessageReceiver(self, MessageHub.hub(of: center))
  }
}
