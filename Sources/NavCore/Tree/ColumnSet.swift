/// Columns side by side, each with a stack of its own.
public struct ColumnSet: Hashable, Sendable {
  /// One column.
  public struct Column: Hashable, Sendable {
    /// What the column is for.
    public let role: ColumnRole
    /// The stack that it shows.
    public let container: ContainerID
  }

  /// The columns from the leading side to the trailing one.
  public let columns: [Column]
  /// The column that the user is in; the one that is shown when there is room for one.
  public internal(set) var front: ColumnRole
  /// What each column style keeps, by the style's name.
  public internal(set) var memory: [String: ColumnMemory] = [:]
  /// The tag of the navigator of all columns together.
  public let tag: String?

  /// The stack of a column, or nil where there is no such column.
  public func container(of role: ColumnRole) -> ContainerID? {
    columns.first { $0.role == role }?.container
  }

  /// The stack of the column in front.
  public var frontContainer: ContainerID { container(of: front) ?? columns[0].container }

  /// The column before the one in front, or nil at the leading end.
  public var roleBeforeFront: ColumnRole? {
    guard let index = columns.firstIndex(where: { $0.role == front }), index > 0 else { return nil }
    return columns[index - 1].role
  }
}
