/// A set of columns of which only one will show, for the app to choose which.
public struct ColumnCollapse: Hashable, Sendable {
  /// The columns, the one that the user was in last in front.
  public let columns: ColumnSet
  private let stacks: [ContainerID: EntryStack]

  init(_ columns: ColumnSet, in containers: Containers) {
    self.columns = columns
    stacks = containers.stacks
  }

  /// The entries of a column, its root first; none where there is no such column.
  public func entries(of role: ColumnRole) -> [Entry] {
    columns.container(of: role).flatMap { stacks[$0]?.entries } ?? []
  }
}
