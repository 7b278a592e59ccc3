/// What is shown now, as a value: columns placed, bars and bodies as nodes, theme resolved.
public struct Frame: Hashable, Sendable {
  /// One layer: the app itself, or a presentation.
  public struct Layer: Hashable, Sendable {
    /// How it is presented, or nil for the app itself.
    public let presentation: Presentation.Kind?
    /// What it shows.
    public let content: ContainerFrame
    /// The container that it shows.
    public let container: ContainerID
    /// How it came there.
    public let transition: ChosenTransition
  }

  /// Where it is shown.
  public let traits: Traits
  /// The app's theme.
  public let theme: Theme
  /// The layers, the app itself at the bottom.
  public let layers: [Layer]
  /// The question to the user, or nil.
  public let prompt: PromptFrame?
  /// The stack that the user is in.
  public let front: ContainerID
  /// How the last presentation that went was taken away.
  public let dismissal: ChosenTransition

  /// All stacks that show, the bottom layer first and the outer before the inner.
  public var stacks: [StackFrame] { layers.flatMap(\.content.stacks) }

  /// All sets of columns that show, the bottom layer first and the outer before the inner.
  public var columns: [ColumnsFrame] { layers.flatMap(\.content.columns) }

  /// All pagers that show, the bottom layer first and the outer before the inner.
  public var pagers: [PagerFrame] { layers.flatMap(\.content.pagers) }

  /// The stack that the user is in.
  public var frontStack: StackFrame? { stacks.last { $0.container == front } }
}
