/// The room that a node is offered, in the units of the host.
public struct SizeProposal: Hashable, Sendable {
  /// From side to side.
  public var width: Int
  /// From top to bottom, or nil where the node may be as high as it likes.
  public var height: Int?

  /// Makes a proposal; negative lengths count as 0.
  public init(_ width: Int, _ height: Int?) {
    self.width = max(0, width)
    self.height = height.map { max(0, $0) }
  }
}
