/// What a stack shows: the bar and the body of its top entry.
public struct StackFrame: Hashable, Sendable {
  /// The container.
  public let container: ContainerID
  /// The entry.
  public let entry: EntryID
  /// How many entries there are up to it, itself included.
  public let depth: Int
  /// How it came there.
  public let transition: ChosenTransition
  /// The bar, or nil where there is no bar style, and in an alert.
  public let bar: BarFrame?
  /// The body; an empty column where the entry holds a container.
  public let body: Node
  /// What the entry holds and shows in the place of a body, or nil for an entry that holds nothing.
  public let content: ContainerFrame?
  /// The theme in force.
  public let theme: Theme
  /// The node that has the focus, or nil for the first one that can have it.
  public let focus: NodeID?
  /// How far lists and scroll areas have been moved.
  public let scroll: [NodeID: EntryState.Scroll]

  /// This stack and those that show in what its entry holds, the outer before the inner.
  public var stacks: [StackFrame] { [self] + (content?.stacks ?? []) }
}
