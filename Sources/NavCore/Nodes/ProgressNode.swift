/// Work that goes on.
public struct ProgressNode: NodeContent, Hashable, Sendable {
  /// What is being done, or empty.
  public let label: String
  /// How much is done, 0 to 1, or nil where that is not known.
  public let fraction: Double?
  /// How wide the sign is in points, 0 or more, or nil for all the room that there is.
  public let width: Double?

  /// Makes a sign of work that goes on; a fraction outside 0…1 is taken to the nearer end, and a width
  /// below 0 counts as 0.
  public init(_ label: String = "", fraction: Double? = nil, width: Double? = nil) {
    self.label = label
    self.width = width.map { $0 > 0 ? $0 : 0 }
    self.fraction = fraction.map { $0.isNaN ? 0 : min(max($0, 0), 1) }
  }

  /// The nodes that this becomes at a place.
  public func nodes(in context: NodeContext) -> [Node] { [Node(.progress(self))] }
}
