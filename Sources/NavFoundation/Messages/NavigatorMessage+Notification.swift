import Foundation
import NavCore

extension NavigatorMessage {
  /// The name of the plain notification.
  var name: Notification.Name {
    if case .popToRoot = action { .navigatorPopToRoot } else { .navigatorPush }
  }

  /// The user info of the plain notification.
  var userInfo: [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [Key.animated: isAnimated]
    switch action {
    case .push(.route(let route), _): info[Key.route] = route
    case .push(.screen(let screen), _): info[Key.screen] = screen
    default: break
    }
    if let completion { info[Key.then] = completion }
    return info
  }

  /// Reads a plain notification.
  init(_ notification: Notification) throws(UnreadableMessage) {
    let reader = NotificationReader(notification)
    let tag = try reader.tag()
    try reader.checkCompletion()
    let isAnimated = try reader.isAnimated()
    let action: Move.Action =
      reader.isPush ? .push(try reader.destination()) : .popToRoot
    self.init(action, tag, isAnimated, reader.completion)
  }
}
