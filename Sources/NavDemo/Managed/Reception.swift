import Foundation
import NavCore
import NavFoundation

/// Has a model receive messages, for as long as the screen lives that this belongs to.
@MainActor final class Reception {
  private let center: NotificationCenter
  private var receiver: MessageReceiver?

  /// - Parameter center: where messages are posted.
  init(_ center: NotificationCenter) {
    self.center = center
  }

  /// Begins, once.
  func begin(for model: NavigationModel) {
    if receiver == nil { receiver = model.receiveMessages(from: center) }
  }
}
