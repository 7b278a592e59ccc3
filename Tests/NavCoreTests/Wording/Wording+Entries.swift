import NavCore

extension Wording {
  /// All words by the names of their properties.
  var entries: [String: String] {
    var entries: [String: String] = [:]
    for case (let name?, let text as String) in Mirror(reflecting: self).children
    where name != "locale" {
      entries[name] = text
    }
    return entries
  }
}
