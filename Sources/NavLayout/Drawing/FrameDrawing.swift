/// Draws placed frames: what has to be drawn again after the frame before, and nothing else.
@MainActor public final class FrameDrawing {
  private var last: PlacedFrame?
  /// How many nodes were drawn so far.
  public private(set) var drawn = 0

  /// Makes a drawing of nothing.
  public init() {}

  /// Forgets what was drawn, so that all is drawn next time.
  public func reset() { last = nil }

  /// Goes on to a frame, and gives the areas that have to be drawn so that what was drawn before
  /// becomes this frame. They may share parts, and are drawn one after the other.
  ///
  /// - Parameters:
  ///   - frame: what is to be shown.
  ///   - areas: what is drawn anew in any case, as for something that moves by itself.
  public func update(to frame: PlacedFrame, also areas: [LayoutRect] = []) -> [LayoutRect] {
    defer { last = frame }
    return Damage(from: last, to: frame, also: areas).rects
  }

  /// What to draw in an area of the frame, in order.
  public func items(in area: LayoutRect) -> [DisplayItem] {
    guard let last else { return [] }
    var items: [DisplayItem] = []
    for part in last.parts {
      var painter = PartPainter(part, last.traits, clip: area.intersection(part.clip))
      painter.paint()
      items += painter.items
      drawn += painter.drawn
    }
    return items
  }
}
