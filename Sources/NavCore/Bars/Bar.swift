/// A bar as a style makes it.
@MainActor public struct Bar {
  /// Where the bar goes.
  public enum Placement: String, Hashable, Sendable, Codable {
    /// Above the body.
    case top
    /// Below the body.
    case bottom
    /// Nowhere: the body has all the room, and back works by key and gesture alone.
    case hidden
  }

  /// Where it goes.
  public var placement: Placement
  /// What it shows: one ``BarNode``, or any nodes.
  public var content: [any NodeContent]

  /// Makes a bar.
  public init(_ placement: Placement = .top, @NodeBuilder content: () -> [any NodeContent]) {
    self.placement = placement
    self.content = content()
  }
}
