/// What a set of columns shows.
public struct ColumnsFrame: Hashable, Sendable {
  /// One column that shows.
  public struct Column: Hashable, Sendable {
    /// Which one, how, and how wide.
    public let arranged: ColumnArrangement.Column
    /// What it shows.
    public let stack: StackFrame
  }

  /// The container.
  public let container: ContainerID
  /// The name of the column style.
  public let style: String
  /// The columns that show, from the leading side on.
  public let columns: [Column]
  /// What the user may do with them.
  public let permissions: Set<ColumnArrangement.Permission>
  /// The columns that are asked to be shown or hidden.
  public let asked: [ColumnRole: ColumnVisibility]
  /// Those of them of which the style does not do as asked, from the leading side on.
  public let declined: [ColumnRole]
  /// How what shows came there: the columns, and what is in front where all are collapsed to one.
  public let transition: ChosenTransition

  /// Whether all columns are collapsed to the one in front.
  public var isCollapsed: Bool { columns.contains { $0.arranged.role == .single } }
}
