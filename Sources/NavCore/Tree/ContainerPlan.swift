/// A container to be made: what an app starts with, and what is presented.
public struct ContainerPlan: Sendable, StyleChoosing {
  /// One column to be made.
  public struct Column: Sendable {
    let role: ColumnRole
    let stack: ContainerPlan

    /// Plans a column with a root.
    public init(_ role: ColumnRole, _ root: Destination, tag: String? = nil) {
      self.init(role, .stack(root, tag: tag))
    }

    /// Plans a column with a stack that may have a path, styles, guards and observers of its own.
    ///
    /// - Parameters:
    ///   - role: what the column is for.
    ///   - stack: a stack; columns and pages are in a column only where its entries hold them.
    public init(_ role: ColumnRole, _ stack: ContainerPlan) {
      guard case .stack = stack.content else { preconditionFailure("a column holds a stack") }
      self.role = role
      self.stack = stack
    }
  }

  indirect enum Content: Sendable {
    case stack([Destination])
    case columns([Column], front: ColumnRole)
    case pager(Pager)
  }

  private(set) var content: Content
  let tag: String?
  /// The styles that the container's navigator chooses.
  public var styles = StyleChoices()
  /// The guards of the container's navigator, in the order in which they are asked.
  public var guards: [Guard] = []
  /// The observers of the container's navigator, in the order in which they are told.
  public var observers: [Observer] = []

  /// What column styles keep from the start.
  private(set) var memory: [String: ColumnMemory] = [:]
  /// What chooses the column that comes up on a collapse.
  private(set) var collapse: (@MainActor @Sendable (ColumnCollapse) -> ColumnRole)?
  /// What is done at the end of pages, or nil for what is usual.
  var finish: (@MainActor @Sendable () -> Void)?

  init(_ content: Content, tag: String?) {
    self.content = content
    self.tag = tag
    let tags = self.tags
    precondition(Set(tags).count == tags.count, "each tag names one navigator: \(tags.sorted())")
  }

  /// The same plan with another content.
  func replacing(_ content: Content) -> ContainerPlan {
    var copy = self
    copy.content = content
    return copy
  }

  /// All tags in it.
  var tags: [String] {
    let inner: [String] =
      switch content {
      case .stack(let destinations): destinations.flatMap { $0.held?.tags ?? [] }
      case .columns(let columns, _): columns.flatMap(\.stack.tags)
      case .pager(let pager): pager.pages.flatMap(\.content.tags)
      }
    return (tag.map { [$0] } ?? []) + inner
  }

  /// All destinations in it, each before those in what it holds.
  var destinations: [Destination] {
    switch content {
    case .stack(let destinations): destinations.flatMap(\.all)
    case .columns(let columns, _): columns.flatMap(\.stack.destinations)
    case .pager(let pager): pager.pages.flatMap(\.content.destinations)
    }
  }

  /// A stack with a root, and a path above it.
  public static func stack(
    _ root: Destination, path: [Destination] = [], tag: String? = nil
  ) -> ContainerPlan {
    ContainerPlan(.stack([root] + path), tag: tag)
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
    return ContainerPlan(.columns(columns, front: front ?? columns[0].role), tag: tag)
  }

  /// A sidebar and a detail column, each with a route at its root.
  public static func columns(
    sidebar: some Route, detail: some Route, tag: String? = nil
  ) -> ContainerPlan {
    columns([Column(.sidebar, .to(sidebar)), Column(.detail, .to(detail))], tag: tag)
  }

  /// Chooses the column that comes up when there is room for one only; without a choice it is the one
  /// that the user was in last.
  ///
  /// It is asked on each collapse. When there is room for more again, the column that was in front
  /// before comes back, unless the user or the app has gone on from the one that came up.
  public func collapsing(
    _ choose: @escaping @MainActor @Sendable (ColumnCollapse) -> ColumnRole
  ) -> ContainerPlan {
    var copy = self
    copy.collapse = choose
    return copy
  }

  /// Chooses one column to come up whenever there is room for one only.
  public func collapsing(to role: ColumnRole) -> ContainerPlan {
    collapsing { _ in role }
  }

  /// Hands column styles what they kept at an earlier launch, each by its name: what
  /// ``ColumnSet/memory`` was then.
  public func remembering(_ memory: [String: ColumnMemory]) -> ContainerPlan {
    var copy = self
    copy.memory = memory
    return copy
  }

  /// Adds a guard to the container's navigator: it is asked of the moves that are asked of the
  /// container, and of those that change it or what is within it.
  public func guarding(_ guarding: Guard) -> ContainerPlan {
    var copy = self
    copy.guards.append(guarding)
    return copy
  }

  /// Adds an observer to the container's navigator: it is told of what changes in the container and
  /// within it.
  public func observing(_ observer: Observer) -> ContainerPlan {
    var copy = self
    copy.observers.append(observer)
    return copy
  }
}
