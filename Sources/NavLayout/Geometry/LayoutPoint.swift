/// A place in the units of a host, from the upper left corner.
public struct LayoutPoint: Hashable, Sendable {
  /// From the left.
  public var x: Int
  /// From the top.
  public var y: Int

  /// Makes a point.
  public init(_ x: Int, _ y: Int) {
    self.x = x
    self.y = y
  }
}
