public import Foundation
import NavCore

extension NotificationCenter {
  /// Posts a message to the navigator with a tag, as a plain notification.
  ///
  /// It may be called from any thread. On the main actor the move is made before the call returns,
  /// as far as nothing holds it; from elsewhere it is carried there, in the order of the posts of
  /// each thread. Where no model receives messages from this center, the message's action is told
  /// so.
  public func post(_ message: NavigatorMessage) {
    let receipt = Receipt()
    var info = message.userInfo
    info[Receipt.key] = receipt
    post(name: message.name, object: message.tag, userInfo: info)
    if !receipt.isSigned { MessageHub.returnUnheard(message.completion) }
  }
}
