/// What brings themes and styles to an app.
///
/// A module registers all that it has through one plug-in; the app hands its plug-ins to a
/// ``Registry``.
public protocol Plugin: Sendable {
  /// The plug-in's name, for messages and lists.
  var name: String { get }

  /// Registers what the plug-in brings.
  func register(in registry: inout Registry) throws(RegistryError)
}
