import NavCore

/// The rules that all styles share which show columns beside a main one.
///
/// - One column where the width is compact or the app has one column.
/// - The main column keeps at least ``mainMinimum``; columns that do not fit beside it with the width
///   that the style gives them give way in order. What a user made wider does not count for that: it
///   is made narrower instead.
/// - A column that is asked for and has no place shows by the style's ``SplitBehavior``, one at a
///   time: the one in front, else the last of them.
struct ColumnSplit {
  /// The width in points that the main column keeps: that of the smallest phone in use, and of a pad's
  /// narrowest part of a split screen.
  static let mainMinimum: Double = 320
  /// What an overlaid column leaves in sight of the others in points, so that they can be tapped: the
  /// least size of a target in Apple's Human Interface Guidelines.
  static let inSight: Double = 44

  let configuration: ColumnConfiguration
  let main: ColumnRole
  let behavior: SplitBehavior
  /// All other columns, from the first that gives way on.
  let sides: [SideColumn]
  private let isCollapsed: Bool

  /// Makes a split.
  ///
  /// - Parameters:
  ///   - configuration: what the style decides on.
  ///   - main: the column that the others stand beside.
  ///   - behavior: what becomes of a column that is asked for and has no place.
  ///   - givingWay: the columns that give way before the others, in this order.
  ///   - side: how another column is to be.
  init(
    _ configuration: ColumnConfiguration, main: ColumnRole, behavior: SplitBehavior = .overlay,
    givingWay: [ColumnRole] = [], side: (ColumnRole) -> SideColumn
  ) {
    self.configuration = configuration
    self.main = main
    self.behavior = behavior
    isCollapsed = configuration.traits.horizontal == .compact || configuration.roles.count < 2
    guard !isCollapsed else {
      sides = []
      return
    }
    // A main column that another stands in for is hidden and no side of it.
    let roles = configuration.roles.filter { $0 != main && $0 != configuration.main }
    let first = givingWay.filter(roles.contains)
    sides = (first + roles.filter { !first.contains($0) }).map(side)
  }

  /// The arrangement.
  func arranged(_ memory: ColumnMemory) -> ColumnArrangement {
    let room = configuration.width
    guard !isCollapsed else { return .collapsed(width: room) }
    let tiled = fitting
    guard sides.filter(\.isPinned).count == tiled.filter(\.isPinned).count else {
      return .collapsed(width: room)
    }
    let widths = widths(of: tiled, memory)
    let above = above(tiled)
    let rest = room - widths.reduce(0, +)
    let shown = configuration.roles.compactMap { role -> ColumnArrangement.Column? in
      if role == main { return .init(role, width: rest) }
      if let index = tiled.firstIndex(where: { $0.role == role }) {
        return .init(role, width: widths[index], isPinned: tiled[index].isPinned)
      }
      guard let above, above.role == role else { return nil }
      return .init(
        role, behavior == .displace ? .displaced : .overlaid, width: widthAbove(above, memory))
    }
    return ColumnArrangement(
      shown, permissions: permissions(shown, spare: rest - Self.mainMinimum, widths, tiled))
  }

  /// The columns that have a place beside the main one.
  private var fitting: [SideColumn] {
    var tiled = sides.filter { $0.isPinned || $0.isTiled && visibility(of: $0) != .hidden }
    while !tiled.isEmpty, tiled.reduce(Self.mainMinimum, { $0 + need($1) }) > configuration.width {
      tiled.removeFirst()
    }
    return tiled
  }

  /// The width without which a column gives way.
  private func need(_ side: SideColumn) -> Double {
    let isNarrowed = side.isPinned || behavior == .tile && visibility(of: side) == .shown
    return isNarrowed ? side.least : side.wish(in: configuration.width, asked: nil)
  }

  /// The widths that they wish, made narrower from the first on until the main column has its own.
  private func widths(of tiled: [SideColumn], _ memory: ColumnMemory) -> [Double] {
    var widths = tiled.map { $0.wish(in: configuration.width, asked: memory.widths[$0.role]) }
    var missing = widths.reduce(Self.mainMinimum, +) - configuration.width
    for (index, side) in tiled.enumerated() where missing > 0 {
      let narrower = max(side.least, widths[index] - missing)
      missing -= widths[index] - narrower
      widths[index] = narrower
    }
    return widths
  }

  /// The one column that is asked for and has no place.
  private func above(_ tiled: [SideColumn]) -> SideColumn? {
    let asked = configuration.roles.compactMap { role in
      sides.first {
        $0.role == role && visibility(of: $0) == .shown
          && !tiled.map(\.role).contains(role)
      }
    }
    return asked.first { $0.role == configuration.front } ?? asked.last
  }

  private func widthAbove(_ side: SideColumn, _ memory: ColumnMemory) -> Double {
    let room = configuration.width
    let wish = side.wish(in: room, asked: memory.widths[side.role])
    return min(room, max(side.least, min(wish, room - Self.inSight)))
  }

  private func visibility(of side: SideColumn) -> ColumnVisibility {
    side.isPinned ? .automatic : configuration.visibility(of: side.role)
  }

  private func permissions(
    _ shown: [ColumnArrangement.Column], spare: Double, _ widths: [Double], _ tiled: [SideColumn]
  ) -> Set<ColumnArrangement.Permission> {
    var permissions: Set<ColumnArrangement.Permission> = []
    let pinned = sides.filter(\.isPinned).count
    if shown.count > 1 + pinned { permissions.insert(.hide) }
    if shown.count < configuration.roles.count { permissions.insert(.reveal) }
    for (side, width) in zip(tiled, widths) where !side.isPinned {
      let widest = min(side.width.maximum, width + spare)
      if widest > side.least { permissions.insert(.resize) }
    }
    return permissions
  }
}
