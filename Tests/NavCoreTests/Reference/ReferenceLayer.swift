import NavCore

/// The root of the reference, or a presentation above it.
struct ReferenceLayer: Hashable {
  /// Nil for the root.
  let kind: Presentation.Kind?
  var node: ReferenceNode
  /// The number of the entry that it was presented from.
  let presenter: Int?
}
