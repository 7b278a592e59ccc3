import Observation

/// Something that can be observed without a value of its own: whoever reads it is told of the next
/// beat.
@MainActor @Observable final class Pulse {
  private var beats = 0

  func read() { _ = beats }

  /// Adding to the number would read it, and whoever is just being observed would depend on it.
  func beat() { withMutation(keyPath: \.beats) {} }
}
