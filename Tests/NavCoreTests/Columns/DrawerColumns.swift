import NavCore

/// All columns beside each other while the room is regular and lies; upright the main one, with one
/// that is asked for over it, or pushing it aside. What it remembers of widths it keeps within
/// bounds. The first time upright it shows the first column of its own accord, where it is told to.
struct DrawerColumns: ColumnStyle {
  var name = "drawer"
  var placement = ColumnArrangement.Placement.overlaid
  var permissions = Set(ColumnArrangement.Permission.allCases)
  var tells = false

  func arrange(
    _ configuration: ColumnConfiguration, memory: inout ColumnMemory
  ) -> ColumnArrangement {
    let (width, main) = (configuration.width, configuration.main)
    guard configuration.traits.horizontal == .regular, configuration.roles.count > 1 else {
      return .collapsed(width: width)
    }
    func side(_ role: ColumnRole) -> Double { min(max(memory.widths[role] ?? 200, 180), 300) }
    let isLying = configuration.traits.orientation == .landscape
    let isFirst = tells && !isLying && memory.flags["told"] != true
    if isFirst { memory.flags["told"] = true }
    let sides = configuration.roles.filter { role in
      guard role != main, configuration.visibility(of: role) != .hidden else { return false }
      return isLying || configuration.visibility(of: role) == .shown
        || isFirst && role == configuration.roles.first
    }
    let asked = isLying ? sides : sides.suffix(1)
    let rest = isLying ? width - asked.map(side).reduce(0, +) : width
    return ColumnArrangement(
      configuration.roles.compactMap { role in
        if role == main { return .init(role, width: rest) }
        guard asked.contains(role) else { return nil }
        return .init(role, isLying ? .tiled : placement, width: side(role))
      }, permissions: permissions)
  }
}

extension ContainerPlan {
  /// A plan whose columns are arranged like that.
  func drawer(
    _ style: DrawerColumns = DrawerColumns()
  ) -> ContainerPlan { columns(style) }

  /// A sidebar, a detail and an inspector.
  static var inspected: ContainerPlan {
    .columns([
      Column(.sidebar, .to(Page.sidebar)), Column(.detail, .to(Page.blank)),
      Column(.inspector, .to(Page.home)),
    ])
  }
}

extension Traits {
  /// A pad that is upright.
  static var upright: Traits { .room(.pad, width: 834, height: 1194) }
  /// A pad that lies.
  static var lying: Traits { .room(.pad, width: 1194, height: 834) }
  /// A third of a pad.
  static var third: Traits { .room(.pad, width: 320, height: 1194) }
}

extension NavigationModel {
  /// The columns of the root that show, as `sidebar/overlaid`, tiled ones by their names alone.
  var shownColumns: [String] {
    arrangement(of: tree.root).shown.map { column in
      column.placement == .tiled
        ? column.role.rawValue : "\(column.role.rawValue)/\(column.placement.rawValue)"
    }
  }

  /// What is asked of the columns of the root.
  var askedColumns: [ColumnRole: ColumnVisibility] {
    tree.containers.columns[tree.root]?.visibility ?? [:]
  }
}
