/// Whether a drag that ends brings about what it began.
public enum DragDecision {
  /// How far ahead a drag is seen by its speed, in seconds: at the end of it, it would be where its
  /// speed takes it in a fifth of a second.
  static let foresight = 0.2

  /// Whether what is dragged goes on to its end, rather than back to where it was: where it would be
  /// in a fifth of a second is more than half of the way.
  ///
  /// - Parameters:
  ///   - progress: how much of the way is made, 0 to 1.
  ///   - velocity: the speed in ways per second, less than 0 on the way back.
  public static func completes(progress: Double, velocity: Double) -> Bool {
    progress + velocity * foresight > 0.5
  }

  /// How far content moves with a finger beyond the end of what can be reached: the less the further
  /// it is, and never as far as the room is long.
  ///
  /// - Parameters:
  ///   - distance: how far the finger has gone beyond the end.
  ///   - length: the length of the room, in the same unit.
  public static func stretch(_ distance: Double, in length: Double) -> Double {
    guard length > 0 else { return 0 }
    // The form of UIScrollView's bounce, with its usual constant of 0.55.
    return (1 - 1 / (abs(distance) * 0.55 / length + 1)) * length * (distance < 0 ? -1 : 1)
  }
}
