/// A rectangle in the units of a host.
public struct LayoutRect: Hashable, Sendable {
  /// The left edge.
  public var x: Int
  /// The upper edge.
  public var y: Int
  /// From side to side; never negative.
  public var width: Int
  /// From top to bottom; never negative.
  public var height: Int

  /// Makes a rectangle; negative lengths count as 0.
  public init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// A rectangle without area.
  public static let empty = LayoutRect(0, 0, 0, 0)

  /// The first place beyond the right edge.
  public var maxX: Int { x + width }
  /// The first place beyond the lower edge.
  public var maxY: Int { y + height }
  /// The width and the height.
  public var size: LayoutSize { LayoutSize(width, height) }
  /// Whether there is no area.
  public var isEmpty: Bool { width == 0 || height == 0 }

  /// Whether a place is inside.
  public func contains(_ point: LayoutPoint) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// What two rectangles share.
  public func intersection(_ other: LayoutRect) -> LayoutRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return LayoutRect(left, top, min(maxX, other.maxX) - left, min(maxY, other.maxY) - top)
  }

  /// The smallest rectangle around two rectangles.
  public func union(_ other: LayoutRect) -> LayoutRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return LayoutRect(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
  }

  /// The rectangle without a border of a thickness; with one more where the thickness is negative.
  public func inset(_ horizontal: Int, _ vertical: Int) -> LayoutRect {
    LayoutRect(x + horizontal, y + vertical, width - 2 * horizontal, height - 2 * vertical)
  }
}
