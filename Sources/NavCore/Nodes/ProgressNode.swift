/// Work that goes on.
public struct ProgressNode: NodeContent, Hashable, Sendable {
  /// What is being done, or empty.
  public let label: String
  /// How much is done, 0 to 1, or nil where that is not known.
  public let fraction: Double?

  /// Makes a sign of work that goes on; a fraction outside 0…1 is taken to the nearer end.
  public init(_ label: String = "", fraction: Double? = nil) {
    self.label = label
    self.fraction = fraction.map { $0.isNaN ? 0 : min(max($0, 0), 1) }
  }

  /// The nodes that this becomes at a place.
  public func nodes(in context: NodeContext) -> [Node] { [Node(.progress(self))] }
}
