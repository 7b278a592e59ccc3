import NavCore

extension Report {
  /// A container, and what of it shows.
  struct Container: Encodable {
    /// What a container is.
    enum Kind: String, Encodable {
      case stack, columns, pager
    }

    var id: String
    @OrNull var tag: String?
    var kind: Kind
    /// The routes as text, root first; those of a set of columns only where it is collapsed.
    var path: [String]
    /// The bar that shows; that of a set of columns only where it is collapsed.
    @OrNull var bar: BarValues?
    @OrNull var columns: Columns?
    @OrNull var pages: Pages?
    /// The container that the entry on top holds.
    @OrNull var holds: String?
  }
}

extension Report.Container {
  init(
    _ id: ContainerID, _ stack: EntryStack, of all: Containers, in frame: Frame,
    _ access: Report.Access
  ) {
    let shown = frame.stacks.last { $0.container == id }
    self.init(
      id: id.description, tag: all.tag(of: id), kind: .stack, path: stack.entries.map(\.text),
      bar: shown.flatMap { Report.BarValues($0, access) }, columns: nil, pages: nil,
      holds: all.held[stack.top.id]?.description)
  }

  @MainActor init(
    _ id: ContainerID, _ set: PageSet, of model: NavigationModel, in frame: Frame
  ) {
    self.init(
      id: id.description, tag: model.tree.containers.tag(of: id), kind: .pager, path: [], bar: nil,
      columns: nil, pages: Report.Pages(id, set, of: model, in: frame), holds: nil)
  }

  init(
    _ id: ContainerID, _ set: ColumnSet, of all: Containers, in frame: Frame,
    _ access: Report.Access
  ) {
    let shown = frame.columns.first { $0.container == id }
    self.init(
      id: id.description, tag: all.tag(of: id), kind: .columns, path: [], bar: nil,
      columns: shown.map(Report.Columns.init), pages: nil, holds: nil)
    guard let shown, shown.isCollapsed else { return }
    let count = 1 + (set.columns.firstIndex { $0.role == set.front } ?? 0)
    path = set.columns.prefix(count)
      .flatMap { all.stacks[$0.container]?.entries ?? [] }.map(\.text)
    bar = (shown.columns.first?.stack).flatMap { Report.BarValues($0, access) }
  }
}
