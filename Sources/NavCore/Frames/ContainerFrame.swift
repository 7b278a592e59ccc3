/// What a container shows.
public indirect enum ContainerFrame: Hashable, Sendable {
  /// A stack's top entry.
  case stack(StackFrame)
  /// Columns.
  case columns(ColumnsFrame)
  /// Pages.
  case pager(PagerFrame)

  /// All stacks that show in it, the outer before the inner.
  public var stacks: [StackFrame] {
    switch self {
    case .stack(let stack): stack.stacks
    case .columns(let columns): columns.columns.flatMap(\.stack.stacks)
    case .pager(let pager): pager.page.stacks
    }
  }

  /// All sets of columns that show in it, the outer before the inner.
  public var columns: [ColumnsFrame] {
    switch self {
    case .stack(let stack): stack.content?.columns ?? []
    case .columns(let columns):
      [columns] + columns.columns.flatMap { $0.stack.content?.columns ?? [] }
    case .pager(let pager): pager.page.columns
    }
  }

  /// All pagers that show in it, the outer before the inner.
  public var pagers: [PagerFrame] {
    switch self {
    case .stack(let stack): stack.content?.pagers ?? []
    case .columns(let columns): columns.columns.flatMap { $0.stack.content?.pagers ?? [] }
    case .pager(let pager): [pager] + pager.page.pagers
    }
  }
}
