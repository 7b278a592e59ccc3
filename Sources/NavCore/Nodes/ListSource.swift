/// The rows of a list as a frame holds them: how many, of which list, and how often they changed.
///
/// What makes the rows takes no part in comparing.
public struct ListSource: Hashable, Sendable {
  /// The identity of the list.
  public let id: NodeID
  /// How many rows there are.
  public let count: Int
  /// A number that is another one whenever a row is.
  public let revision: Int
  private let rows: @MainActor @Sendable (Int) -> Node

  init(
    id: NodeID, count: Int, revision: Int, rows: @escaping @MainActor @Sendable (Int) -> Node
  ) {
    self.id = id
    self.count = count
    self.revision = revision
    self.rows = rows
  }

  /// The row at an index from 0 to `count` - 1; it is made when it is asked for first.
  @MainActor public func row(at index: Int) -> Node {
    precondition((0..<count).contains(index), "row \(index) of \(count)")
    return rows(index)
  }

  /// Whether both are the same list in the same state.
  public static func == (left: ListSource, right: ListSource) -> Bool {
    left.id == right.id && left.count == right.count && left.revision == right.revision
  }

  /// Feeds what `==` compares into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(count)
    hasher.combine(revision)
  }
}
