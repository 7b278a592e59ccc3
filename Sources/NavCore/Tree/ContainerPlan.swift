/// A container to be made: what an app starts with, and what is presented.
public struct ContainerPlan: Sendable, StyleChoosing {
  /// One column to be made.
  public struct Column: Sendable {
    let role: ColumnRole
    let root: Destination
    let tag: String?

    /// Plans a column.
    public init(_ role: ColumnRole, _ root: Destination, tag: String? = nil) {
      self.role = role
      self.root = root
      self.tag = tag
    }
  }

  enum Content: Sendable {
    case stack([Destination])
    case columns([Column], front: ColumnRole)
  }

  let content: Content
  let tag: String?
  /// The styles that the container's navigator chooses.
  public var styles = StyleChoices()

  /// A stack with a root, and a path above it.
  public static func stack(
    _ root: Destination, path: [Destination] = [], tag: String? = nil
  ) -> ContainerPlan {
    ContainerPlan(content: .stack([root] + path), tag: tag)
  }

  /// A stack with a route at its root.
  public static func stack(_ root: some Route, tag: String? = nil) -> ContainerPlan {
    stack(.to(root), tag: tag)
  }

  /// Columns from the leading side to the trailing one.
  ///
  /// - Parameters:
  ///   - columns: at least one, each role once.
  ///   - front: the column that is shown first where there is room for one only; the first
  ///     column where it is left out.
  ///   - tag: the tag of the navigator of all columns together.
  public static func columns(
    _ columns: [Column], front: ColumnRole? = nil, tag: String? = nil
  ) -> ContainerPlan {
    precondition(!columns.isEmpty, "columns need at least one column")
    precondition(
      Set(columns.map(\.role)).count == columns.count, "each role stands for one column")
    precondition(
      front == nil || columns.contains { $0.role == front }, "the column in front is one of them")
    return ContainerPlan(content: .columns(columns, front: front ?? columns[0].role), tag: tag)
  }

  /// A sidebar and a detail column, each with a route at its root.
  public static func columns(
    sidebar: some Route, detail: some Route, tag: String? = nil
  ) -> ContainerPlan {
    columns([Column(.sidebar, .to(sidebar)), Column(.detail, .to(detail))], tag: tag)
  }
}
