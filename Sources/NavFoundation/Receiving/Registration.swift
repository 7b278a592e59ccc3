import Foundation

/// An observer of a center, which is removed with the last reference to this, on any thread.
final class Registration {
  private let center: NotificationCenter
  private let observer: any NSObjectProtocol

  /// - Parameter take: called on the thread of each post, before it returns.
  init(
    _ name: Notification.Name, in center: NotificationCenter,
    take: @escaping @Sendable (Notification) -> Void
  ) {
    self.center = center
    observer = center.addObserver(forName: name, object: nil, queue: nil, using: take)
  }

  deinit { center.removeObserver(observer) }
}
