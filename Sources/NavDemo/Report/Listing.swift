import NavCore

/// One thing that can be chosen by name, as `list` shows it.
struct Listing: Encodable, Hashable {
  /// What kind of thing it is; left out where only one kind is listed.
  var kind: String?
  /// Its name.
  var name: String
  /// What it is, in one line.
  var summary: String
  /// The plug-in that brought it.
  var plugin: String
  /// What a style can be told by name; left out for what is no style.
  var parameters: [Parameter]?

  /// Something that a style can be told by name.
  struct Parameter: Encodable, Hashable {
    var name: String
    /// What it is, in one line.
    var summary: String
    /// What it takes.
    var expected: String
    /// The value that it has where nothing is said.
    var standard: String

    private enum CodingKeys: String, CodingKey {
      case name, summary, expected
      case standard = "default"
    }
  }
}

extension Listing.Parameter {
  init(_ listing: ParameterListing) {
    self.init(
      name: listing.name, summary: listing.summary, expected: listing.expected,
      standard: listing.standard)
  }
}
