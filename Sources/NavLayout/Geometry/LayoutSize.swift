/// A width and a height in the units of a host: cells in a terminal, points in a picture.
public struct LayoutSize: Hashable, Sendable {
  /// From side to side.
  public var width: Int
  /// From top to bottom.
  public var height: Int

  /// Makes a size.
  public init(_ width: Int, _ height: Int) {
    self.width = width
    self.height = height
  }
}
