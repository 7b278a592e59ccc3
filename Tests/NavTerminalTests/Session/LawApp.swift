import NavCore
import NavStyles
import NavThemes

/// The destinations of the app of the law.
enum LawPage: Route {
  case list
  case detail(Int)
  case form
  case long

  static let routeName = "law"
}

/// An app with everything that can be drawn.
@MainActor struct LawApp {
  let data = LawData()

  func app(_ root: ContainerPlan) throws -> NavApp {
    try NavApp("Law", plugins: [BuiltInThemes(), BuiltInStyles()], root: root)
      .route(LawPage.self) { [data] page, context in
        LawScreens(data: data, context: context).screen(page)
      }
  }

  /// What the app starts with, by number.
  static func root(_ number: Int) -> ContainerPlan {
    let columns = ContainerPlan.columns([
      .init(.sidebar, .to(LawPage.list)), .init(.content, .to(LawPage.long)),
      .init(.detail, .to(LawPage.detail(1))),
    ])
    return switch number % 5 {
    case 0: .stack(LawPage.list)
    case 1: .columns(sidebar: LawPage.list, detail: LawPage.form).columns(.doubleColumn)
    case 2: columns.columns(TripleColumns())
    case 3: columns.columns(PushingColumns())
    default: columns.columns(SideColumns())
    }
  }
}

/// Three columns side by side, whatever the room.
struct TripleColumns: ColumnStyle {
  let name = "triple"

  func arrange(
    _ configuration: ColumnConfiguration, memory: inout ColumnMemory
  ) -> ColumnArrangement {
    ColumnArrangement(configuration.roles.map { .init($0, width: configuration.width / 3) })
  }
}

/// The last column over the others at the trailing side, the first one at the leading side.
struct SideColumns: ColumnStyle {
  let name = "side"

  func arrange(
    _ configuration: ColumnConfiguration, memory: inout ColumnMemory
  ) -> ColumnArrangement {
    let roles = configuration.roles
    guard configuration.front != roles[1] else {
      return ColumnArrangement([.init(roles[1], width: configuration.width)])
    }
    let side = configuration.front == roles[0] ? roles[0] : roles[2]
    let over = ColumnArrangement.Column(side, .overlaid, width: 19 * 8)
    let under = ColumnArrangement.Column(roles[1], width: configuration.width)
    return ColumnArrangement(side == roles[0] ? [over, under] : [under, over])
  }
}

/// The first or the last column displaces the other two.
struct PushingColumns: ColumnStyle {
  let name = "pushing"

  func arrange(
    _ configuration: ColumnConfiguration, memory: inout ColumnMemory
  ) -> ColumnArrangement {
    let (roles, width) = (configuration.roles, configuration.width)
    guard let side = [roles[0], roles[2]].first(where: { $0 == configuration.front }) else {
      return ColumnArrangement([.init(roles[1], width: width)])
    }
    let pushing = ColumnArrangement.Column(side, .displaced, width: 23 * 8)
    let middle = ColumnArrangement.Column(roles[1], width: width / 3)
    guard side == roles[0] else {
      return ColumnArrangement([
        .init(roles[0], width: width - width / 3), middle, pushing,
      ])
    }
    return ColumnArrangement([pushing, middle, .init(roles[2], width: width - width / 3)])
  }
}
