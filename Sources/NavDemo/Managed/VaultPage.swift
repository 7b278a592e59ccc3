import NavCore

/// A type of route of its own, so that a guard of the type can hold the key.
enum VaultPage: String, Route, CustomStringConvertible {
  /// What only those with the key see.
  case vault

  static let routeName = "vault"

  var description: String { rawValue }
}
