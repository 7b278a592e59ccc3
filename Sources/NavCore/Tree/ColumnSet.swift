/// Columns side by side, each with a stack of its own.
public struct ColumnSet: Hashable, Sendable {
  /// One column.
  public struct Column: Hashable, Sendable {
    /// What the column is for.
    public let role: ColumnRole
    /// The stack that it shows.
    public let container: ContainerID
  }

  /// Where the user was before all columns collapsed to one.
  public struct Resting: Hashable, Sendable {
    /// The column that was in front.
    public let front: ColumnRole
    /// The column that was over the others or pushed them aside, or nil.
    public let above: ColumnRole?
  }

  /// The columns from the leading side to the trailing one.
  public let columns: [Column]
  /// The column that the user was in last; the one that is shown when there is room for one. What
  /// the user is in while it does not show, ``ColumnArrangement/current(_:)`` says.
  public internal(set) var front: ColumnRole
  /// What comes back when there is room for more than one column again; nil once the user or the app
  /// has gone on from the one that came up.
  public internal(set) var resting: Resting?
  /// Which columns are asked to be shown or hidden; those that are not here are automatic.
  public internal(set) var visibility: [ColumnRole: ColumnVisibility] = [:]
  /// What each column style keeps, by the style's name.
  public internal(set) var memory: [String: ColumnMemory] = [:]

  /// The stack of a column, or nil where there is no such column.
  public func container(of role: ColumnRole) -> ContainerID? {
    columns.first { $0.role == role }?.container
  }

  /// The stack of the column in front.
  public var frontContainer: ContainerID { container(of: front) ?? columns[0].container }

  /// What the column is for that shows a stack, or nil where none does.
  public func role(of container: ContainerID) -> ColumnRole? {
    columns.first { $0.container == container }?.role
  }

  /// The column before another one, or nil at the leading end.
  public func role(before role: ColumnRole) -> ColumnRole? {
    guard let index = columns.firstIndex(where: { $0.role == role }), index > 0 else { return nil }
    return columns[index - 1].role
  }

  /// The column that comes to the front when a column is hidden: the one before it, at the leading
  /// end the one after; nil where there is no other.
  func role(inPlaceOf role: ColumnRole) -> ColumnRole? {
    guard let index = columns.firstIndex(where: { $0.role == role }), columns.count > 1 else {
      return nil
    }
    return columns[index == 0 ? 1 : index - 1].role
  }
}
