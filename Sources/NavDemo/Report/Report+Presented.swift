import NavCore

extension Report {
  /// A container above everything before it.
  struct Presented: Encodable {
    var kind: Presentation.Kind
    var container: String
  }
}
