import NavLayout

/// A way across the screen on which something follows a drag.
struct SwipeWay {
  /// Whether it goes up and down.
  let isVertical: Bool
  /// Whether the drag goes on in the direction in which the numbers of columns or rows fall.
  let isBackwards: Bool
  /// How long it is, in columns or rows.
  let length: Int

  /// How far a distance is on this way, in ways; less than 0 against it.
  func share(of distance: LayoutPoint) -> Double {
    share(x: Double(distance.x), y: Double(distance.y))
  }

  /// How far a distance is on this way, in ways; less than 0 against it.
  func share(x: Double, y: Double) -> Double {
    (isVertical ? y : x) * (isBackwards ? -1 : 1) / Double(max(1, length))
  }
}
