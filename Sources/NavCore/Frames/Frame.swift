/// What is shown now, as a value: columns placed, bars and bodies as nodes, theme resolved.
public struct Frame: Hashable, Sendable {
  /// One layer: the app itself, or a presentation.
  public struct Layer: Hashable, Sendable {
    /// How it is presented, or nil for the app itself.
    public let presentation: Presentation.Kind?
    /// What it shows.
    public let content: ContainerFrame
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

  /// All stacks that show, the bottom layer first.
  public var stacks: [StackFrame] { layers.flatMap(\.content.stacks) }

  /// The stack that the user is in.
  public var frontStack: StackFrame? { stacks.last { $0.container == front } }
}
