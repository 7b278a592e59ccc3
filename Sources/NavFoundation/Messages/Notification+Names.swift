public import Foundation

/// The baseline: what code that knows Foundation alone can post, from any thread.
///
/// The notification's object is the tag of a navigator, a `String`. Its user info may hold
/// ``NavigatorMessage/Key/animated`` and ``NavigatorMessage/Key/then``.
extension Notification.Name {
  /// Asks for the navigator whose tag is the notification's object to be popped to its root.
  ///
  /// Its raw value is `Nav.navigatorPopToRoot`.
  public static let navigatorPopToRoot = Notification.Name("Nav.navigatorPopToRoot")
  /// Asks for a destination to be pushed on the navigator whose tag is the notification's object:
  /// for a route under ``NavigatorMessage/Key/route``, or a screen under
  /// ``NavigatorMessage/Key/screen``.
  ///
  /// Its raw value is `Nav.navigatorPush`.
  public static let navigatorPush = Notification.Name("Nav.navigatorPush")
}
