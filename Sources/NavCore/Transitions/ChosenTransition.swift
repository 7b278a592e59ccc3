/// The transition by which something came to where it is, as a frame has it.
public struct ChosenTransition: Hashable, Sendable {
  /// The style, or nil where it came without motion.
  public let style: (any TransitionStyle)?

  /// Without motion, or there from the start.
  package static let none = ChosenTransition(style: nil)

  package init(style: (any TransitionStyle)?) {
    self.style = style
  }

  /// Always true: a frame says what is shown, and that is the same however it came.
  public static func == (left: ChosenTransition, right: ChosenTransition) -> Bool { true }

  /// Feeds nothing into a hasher.
  public func hash(into hasher: inout Hasher) {}
}
