import NavCore

/// The layers that are shown over each other, as a whole.
struct LayerKey: Hashable, Sendable {
  /// The containers of the layers, the lowest first.
  let containers: [ContainerID]
  /// Whether a question to the user is above them.
  let hasPrompt: Bool

  init(_ frame: Frame) {
    containers = frame.layers.map(\.container)
    hasPrompt = frame.prompt != nil
  }

  /// Whether what is shown is more recent than what another key stands for: a question that was not
  /// there, a presentation that came later.
  func isAbove(_ other: LayerKey) -> Bool {
    guard let top = containers.last, let otherTop = other.containers.last, top != otherTop else {
      return hasPrompt && !other.hasPrompt
    }
    return top > otherTop
  }
}
