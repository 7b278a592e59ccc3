public import Foundation

@available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<PopToRootMessage> {
  /// The typed messages that ask for a navigator to be popped to its root, for those who observe
  /// them: `center.addObserver(of: (any Navigator).self, for: .navigatorPopToRoot) { … }`.
  public static var navigatorPopToRoot: Self { .init() }
}

@available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<PushMessage> {
  /// The typed messages that ask for a push on a navigator, for those who observe them.
  public static var navigatorPush: Self { .init() }
}
