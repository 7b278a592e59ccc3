/// A shape of a size in points.
public struct ShapeNode: NodeContent, Hashable, Sendable {
  /// The form.
  public enum Form: String, Hashable, Sendable {
    /// A disc, as large as fits.
    case disc
    /// A rectangle.
    case rectangle
  }

  /// The form.
  public let form: Form
  /// The colour.
  public let fill: Paint
  /// Whether light falls on it from above, at the leading side.
  public let hasSheen: Bool
  /// The width in points; less where there is less room.
  public let width: Double
  /// The height in points; less where there is less room.
  public let height: Double

  /// Makes a shape.
  public init(
    _ form: Form, fill: Paint, hasSheen: Bool = false, width: Double, height: Double
  ) {
    self.form = form
    self.fill = fill
    self.hasSheen = hasSheen
    self.width = width
    self.height = height
  }

  /// The nodes that this becomes at a place.
  public func nodes(in context: NodeContext) -> [Node] { [Node(.shape(self))] }
}
