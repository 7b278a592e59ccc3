import NavCore

extension TerminalSession {
  /// How far a key moves the line between two columns: two cells, in points.
  private static let step = 2 * Traits.cellWidth

  /// Whether the user is in columns, collapsed or not.
  var hasColumns: Bool { columnsAround != nil }

  /// The keys that ``useColumns(_:)`` takes and that do something here, with what they do.
  var columnKeys: [(String, String)] {
    guard let (id, set) = columnsAround else { return [] }
    let now = model.arrangement(of: id)
    let words = model.wording
    func canToggle(_ role: ColumnRole) -> Bool {
      guard let column = now.shown.first(where: { $0.role == role }) else {
        return now.permissions.contains(.reveal)
      }
      return now.permissions.contains(.hide) && !column.isPinned
    }
    var keys: [(String, String)] = []
    guard !now.isCollapsed else { return keys }
    if canToggle(set.columns[0].role) { keys.append(("s", words.toggleSidebar)) }
    if set.container(of: .inspector) != nil, canToggle(.inspector) {
      keys.append(("i", words.toggleInspector))
    }
    if now.permissions.contains(.resize) { keys.append(("< >", words.resizeColumn)) }
    return keys
  }

  /// Takes a key that shows, hides or resizes a column.
  func useColumns(_ key: Key) {
    guard let (id, set) = columnsAround else { return }
    let roles = set.columns.map(\.role)
    switch key {
    case .character("s"): move(.toggleColumn(roles[0]))
    case .character("i"): if roles.contains(.inspector) { move(.toggleColumn(.inspector)) }
    case .character("<"): moveLine(-Self.step, model.arrangement(of: id), set)
    case .character(">"): moveLine(Self.step, model.arrangement(of: id), set)
    default: break
    }
  }

  /// The column that is over the others and that the user is in, or nil.
  var columnAbove: ColumnRole? {
    guard let (id, set) = columnsAround else { return nil }
    let now = model.arrangement(of: id)
    let current = now.current(set.front)
    return now.placement(of: current).flatMap { $0 == .tiled ? nil : current }
  }

  /// The nearest columns around the stack that the user is in, or nil.
  var columnsAround: (id: ContainerID, set: ColumnSet)? {
    let tree = model.tree
    return tree.nearestColumn(around: tree.frontStack).map { ($0.id, $0.set) }
  }

  /// Moves the line beside the column that the user is in, right when positive: that at its side
  /// towards the main column, and for the main column that at its leading side.
  private func moveLine(_ points: Double, _ now: ColumnArrangement, _ set: ColumnSet) {
    let current = now.current(set.front)
    guard let index = now.shown.firstIndex(where: { $0.role == current }), now.shown.count > 1
    else { return }
    let main =
      now.shown.firstIndex { $0.role == .detail }
      ?? now.shown.lastIndex { $0.role != .inspector } ?? 0
    let resized = index != main ? index : main > 0 ? main - 1 : main + 1
    let isLeading = resized < main
    let grows = isLeading == (frame.traits.direction == .leftToRight)
    let column = now.shown[resized]
    move(.resizeColumn(column.role, width: column.width + (grows ? points : -points)))
  }
}
