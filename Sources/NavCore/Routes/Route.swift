/// A value that names a destination.
///
/// A feature declares its own route type, usually an enum, and registers it with the app by
/// ``NavApp/route(_:screen:)``. What a route is called in frames, scripts and logs is its
/// `description`: conform to `CustomStringConvertible` for a text of your own.
public protocol Route: Hashable, Codable, Sendable {
  /// The name of the type that stays the same when the type is renamed; saved paths hold it.
  static var routeName: String { get }
}
