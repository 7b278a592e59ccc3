/// Rows one below the other, made when they come in sight: a list of any length costs what it
/// shows.
public struct ListNode: NodeContent {
  private let count: Int
  private let revision: Int?
  private let key: @MainActor (Int) -> String
  private let row: @MainActor (Int) -> [any NodeContent]

  /// Makes a list of values that can be told apart.
  ///
  /// - Parameters:
  ///   - items: the values.
  ///   - revision: a number that changes whenever a row has to be made anew for a reason that it
  ///     does not observe; nil makes the rows in sight anew whenever the body is composed.
  ///   - row: makes the row of a value.
  @MainActor public init<Items: RandomAccessCollection>(
    _ items: Items, revision: Int? = nil,
    @NodeBuilder row: @escaping @MainActor (Items.Element) -> [any NodeContent]
  ) where Items.Element: Identifiable {
    self.init(items, id: { "\($0.id)" }, revision: revision, row: row)
  }

  /// Makes a list of values, each with the key that `id` gives it.
  @MainActor public init<Items: RandomAccessCollection>(
    _ items: Items, id: @escaping @MainActor (Items.Element) -> String, revision: Int? = nil,
    @NodeBuilder row: @escaping @MainActor (Items.Element) -> [any NodeContent]
  ) {
    self.init(
      count: items.count, id: { id(items[items.index(items.startIndex, offsetBy: $0)]) },
      revision: revision
    ) { row(items[items.index(items.startIndex, offsetBy: $0)]) }
  }

  /// Makes a list of so many rows, each made from its number.
  @MainActor public init(
    count: Int, id: @escaping @MainActor (Int) -> String = { "\($0)" }, revision: Int? = nil,
    @NodeBuilder row: @escaping @MainActor (Int) -> [any NodeContent]
  ) {
    self.count = count
    self.revision = revision
    self.key = id
    self.row = row
  }

  /// The nodes that this becomes at a place.
  public func nodes(in context: NodeContext) -> [Node] {
    let part = context.unit.list(context.id)
    part.update(count: count, revision: revision, key: key, row: row)
    return [Node(.list(part.source), id: context.id)]
  }
}
