import NavCore

extension FrameLayout {
  /// Where something is placed, and what is said of all that is in it.
  struct Room {
    var rect: LayoutRect
    /// What of it is seen.
    var clip: LayoutRect
    var ground: ColorRole
    /// Whether it is held back, as a column that the user is not in.
    var isQuiet = false

    /// The same room with another place.
    func with(_ rect: LayoutRect) -> Room {
      var copy = self
      copy.rect = rect
      return copy
    }
  }
}
