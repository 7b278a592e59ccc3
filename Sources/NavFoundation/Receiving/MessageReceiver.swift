public import NavCore

/// What keeps a model receiving messages; it ends when it is told to, or with the last reference to
/// this.
///
/// A model's screens, or what its host keeps beside it, are a good place for it: a screen at a root
/// lives as long as its model.
@MainActor public final class MessageReceiver {
  /// The model that receives messages, or nil once it is gone.
  public private(set) weak var model: NavigationModel?
  private var hub: MessageHub?

  init(_ model: NavigationModel, _ hub: MessageHub) {
    self.model = model
    self.hub = hub
    hub.add(self)
  }

  /// Whether messages are received.
  public var isReceiving: Bool { hub != nil && model?.isClosed == false }

  /// Ends it; messages that were posted on other threads and have not arrived yet are too late.
  public func stop() {
    hub?.remove(self)
    hub = nil
  }
}
