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
}
