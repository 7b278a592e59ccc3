/// What a container shows.
public indirect enum ContainerFrame: Hashable, Sendable {
  /// A stack's top entry.
  case stack(StackFrame)
  /// Columns.
  case columns(ColumnsFrame)
  /// Pages.
  case pager(PagerFrame)

  /// All stacks that show in it.
  public var stacks: [StackFrame] {
    switch self {
    case .stack(let stack): [stack]
    case .columns(let columns): columns.columns.map(\.stack)
    case .pager(let pager): pager.page.stacks
    }
  }

  /// All sets of columns that show in it.
  public var columns: [ColumnsFrame] {
    switch self {
    case .stack: []
    case .columns(let columns): [columns]
    case .pager(let pager): pager.page.columns
    }
  }

  /// All pagers that show in it, the outer before the inner.
  public var pagers: [PagerFrame] {
    switch self {
    case .stack, .columns: []
    case .pager(let pager): [pager] + pager.page.pagers
    }
  }
}
