/// The way that led to a screen: its end, from the outer to the inner screens.
@MainActor public struct BarPath {
  /// One screen on the way.
  @MainActor public struct Step {
    /// Its title, or the general word for going back where it has none.
    public let title: String
    /// What it is called for those who don't see it: “Back to Fruits”.
    public let label: String
    /// Whether it is the one that a single step back leads to.
    public let isNearest: Bool
    /// Opens the history, where it is the nearest one and there are more.
    let showHistory: (@MainActor @Sendable () -> Void)?
    /// Goes back to it, over all that is above it at once.
    public let action: @MainActor @Sendable () -> Void

    /// A button that goes back to it.
    public var button: ButtonNode {
      ButtonNode(
        title, label: label, role: isNearest ? .back : .normal, menu: showHistory, action: action)
    }
  }

  /// The screens below the one that is shown, the nearest last.
  public let steps: [Step]
  /// Whether there are none before them.
  public let isWhole: Bool
}
