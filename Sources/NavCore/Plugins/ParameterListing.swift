/// A parameter of a style, as catalogs list it.
public struct ParameterListing: Hashable, Sendable, Codable {
  /// The name, in kebab case.
  public let name: String
  /// What it is, in one line.
  public let summary: String
  /// What it takes, such as “points from 180 to 600”.
  public let expected: String
  /// The value that it has where nothing is said.
  public let standard: String

  /// The parameter in a few words, for messages: “portrait (points from 180 to 600)”.
  var text: String { "\(name) (\(expected))" }
}
