/// What a container shows.
public indirect enum ContainerFrame: Hashable, Sendable {
  /// A stack's top entry.
  case stack(StackFrame)
  /// Columns.
  case columns(ColumnsFrame)

  /// All stacks that show in it.
  public var stacks: [StackFrame] {
    switch self {
    case .stack(let stack): [stack]
    case .columns(let columns): columns.columns.map(\.stack)
    }
  }
}
