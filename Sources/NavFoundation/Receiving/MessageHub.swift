import Foundation
import NavCore

/// All models that receive messages from one center.
///
/// Only here it is known which of them have a tag, so that a poster's action is called once whoever
/// listens. Those who receive keep it alive; a model that joins finds it by asking the center's
/// observers, so that nothing global holds it.
@MainActor final class MessageHub {
  private struct Member {
    weak var receiver: MessageReceiver?
  }

  private var members: [Member] = []
  private var registrations: [Registration] = []
  /// Where there are typed messages, what observes them; their type is newer than some systems.
  private var typedObservers: [any Sendable] = []

  /// The hub of a center: the one that there is, or a new one.
  static func hub(of center: NotificationCenter) -> MessageHub {
    let search = HubSearch()
    center.post(name: HubSearch.name, object: search)
    return search.hub ?? MessageHub(center)
  }

  private init(_ center: NotificationCenter) {
    registrations = [
      Registration(HubSearch.name, in: center) { [weak self] in Self.answer($0, self) },
      Registration(.navigatorPopToRoot, in: center) { [weak self] in Self.take($0, self) },
      Registration(.navigatorPush, in: center) { [weak self] in Self.take($0, self) },
    ]
    if #available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) {
      typedObservers = [
        center.addObserver(of: (any Navigator).self, for: .navigatorPopToRoot) { [weak self] in
          self?.deliver($0.message)
        },
        center.addObserver(of: (any Navigator).self, for: .navigatorPush) { [weak self] in
          self?.deliver($0.message)
        },
      ]
    }
  }

  func add(_ receiver: MessageReceiver) {
    members.removeAll { $0.receiver == nil }
    members.append(Member(receiver: receiver))
  }

  func remove(_ receiver: MessageReceiver) {
    members.removeAll { $0.receiver === receiver || $0.receiver == nil }
  }

  /// Tells a poster that no model receives messages.
  nonisolated static func returnUnheard(_ completion: MoveCompletion?) {
    guard let completion else { return }
    MainQueue.run { completion(.notFound(unheard)) }
  }

  private nonisolated static let unheard =
    "model that receives messages from this notification center "
    + "(call its receiveMessages(from:), and keep what that returns)"

  private nonisolated static func answer(_ notification: Notification, _ hub: MessageHub?) {
    guard let hub, let search = notification.object as? HubSearch else { return }
    MainActor.assumeIsolated { search.hub = hub }
  }

  /// Takes a notification on the thread of its post, and all that it holds to the main actor.
  private nonisolated static func take(_ notification: Notification, _ hub: MessageHub?) {
    Receipt.sign(notification)
    do throws(UnreadableMessage) {
      let message = try NavigatorMessage(notification)
      MainQueue.run { [weak hub] in
        guard let hub else { return returnUnheard(message.completion) }
        hub.deliver(message)
      }
    } catch {
      MainQueue.run { [weak hub] in
        guard let hub else { return returnUnheard(error.completion) }
        hub.deliver(error)
      }
    }
  }

  /// The models that receive, each once, in the order in which they began.
  private var models: [NavigationModel] {
    members.compactMap { $0.receiver?.model }.reduce(into: []) { models, model in
      if !model.isClosed, !models.contains(where: { $0 === model }) { models.append(model) }
    }
  }

  private func deliver(_ message: NavigatorMessage) {
    let models = models
    let holders = models.filter { $0.navigator(tagged: message.tag) != nil }
    // A tag that no model has yet may come with a move that waits.
    let addressed = holders.isEmpty ? models : holders
    guard !addressed.isEmpty else { return Self.returnUnheard(message.completion) }
    let actions = OutcomeGathering.actions(addressed.count, then: message.completion)
    for (model, action) in zip(addressed, actions) {
      model.perform(
        Move(
          message.action, in: .tagged(message.tag), animated: message.isAnimated,
          cause: .message), then: action)
    }
  }

  private func deliver(_ message: UnreadableMessage) {
    let models = models
    guard !models.isEmpty else { return Self.returnUnheard(message.completion) }
    for (index, model) in models.enumerated() {
      _ = model.decline(
        message.subject, .notFound(message.what), cause: .message,
        then: index == 0 ? message.completion : nil)
    }
  }
}
