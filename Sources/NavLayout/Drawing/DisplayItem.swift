public import NavCore

/// One thing to be drawn, with its colours resolved, in the units of a host.
public struct DisplayItem: Hashable, Sendable {
  /// What is drawn.
  public enum Content: Hashable, Sendable {
    /// What follows, up to the end of it, is drawn by itself and then laid over what was drawn before,
    /// within the clip: so much of it covers that, from 0 to 1.
    case beginLayer(opacity: Double)
    /// The end of what is drawn by itself.
    case endLayer
    /// A ground.
    case fill
    /// The ground of something round: its shorter sides are half circles.
    case capsule
    /// Text on one line, at the upper left corner of the rectangle.
    case text(String, FontSpec)
    /// A symbol of the theme.
    case symbol(Symbol)
    /// A shape.
    case shape(ShapeNode.Form, hasSheen: Bool)
    /// A line along the longer side.
    case line
    /// A line around the inside of the edges.
    case border
    /// A field; the host shows its text and, where it has the focus, its caret.
    case field(FieldNode.Attributes, NodeID)
    /// Signs at the trailing edge of an area, that there is more above or below what is in sight.
    case more(above: Bool, below: Bool)
    /// Work that goes on: its label, and how much of it is done or nil.
    case progress(String, Double?)
  }

  /// Why something looks other than the rest.
  public enum Emphasis: Hashable, Sendable {
    /// It does not.
    case none
    /// It has the focus.
    case focus
    /// It is chosen.
    case selection
    /// It can't be used now.
    case disabled
  }

  /// What is drawn.
  public let content: Content
  /// Where; it may reach beyond the clip.
  public let rect: LayoutRect
  /// Where it may be seen.
  public let clip: LayoutRect
  /// The colour of the ink or the shape.
  public let ink: RGBColor
  /// The colour behind it, already drawn but for `fill`.
  public let ground: RGBColor
  /// Why it looks other than the rest.
  public let emphasis: Emphasis
}
