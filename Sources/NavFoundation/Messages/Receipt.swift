import Foundation

/// What goes with a post to find out whether anyone takes it: observers are called before the post
/// returns, on its thread.
final class Receipt {
  /// The key in the user info.
  static let key = "Nav.receipt"

  private(set) var isSigned = false

  /// Notes that a notification was taken, where its poster wants to know.
  static func sign(_ notification: Notification) {
    (notification.userInfo?[key] as? Receipt)?.isSigned = true
  }
}
