import NavCore

/// The destinations of the catalogue.
enum CataloguePage: String, Route, CustomStringConvertible {
  /// All sample apps.
  case apps

  static let routeName = "catalogue"

  var description: String { rawValue }
}
