import NavCore
import NavStyles

/// A place in the app that is turned and resized.
enum Spot: Route, CustomStringConvertible {
  case root(ColumnRole)
  case deep(Int)

  static let routeName = "spot"

  var description: String {
    switch self {
    case .root(let role): role.rawValue
    case .deep(let number): "deep-\(number)"
    }
  }
}

/// An app with columns, of whose screens it is kept which are in sight.
@MainActor final class TurningApp {
  let model: NavigationModel
  /// The screens that have appeared and not disappeared since.
  private(set) var inSight: [String] = []
  /// What was told since it was asked for last, as `+detail` and `-detail`.
  private var log: [String] = []
  /// What was told that can't be: an appearance of what is in sight, or the other way round.
  private(set) var faults: [String] = []

  init(
    _ roles: [ColumnRole] = [.sidebar, .detail], style: String,
    plan change: (ContainerPlan) -> ContainerPlan = { $0 }
  ) throws {
    let registry = try Registry([BuiltInStyles()])
    let plan = ContainerPlan.columns(roles.map { .init($0, .to(Spot.root($0))) })
    var told: (@MainActor (String, Bool) -> Void)?
    let observer = Observer(
      didAppear: { told?($0.entry.text, true) }, didDisappear: { told?($0.entry.text, false) })
    let app = try NavApp("Turning", registry: registry, root: change(plan)).choosing(columns: style)
      .route(Spot.self) { spot, _ in
        Screen("\(spot)") {
          ListNode(Array(0..<40), id: \.description) { row in
            RowNode(label: "Row \(row)") {
            } content: {
              TextNode("Row \(row)")
            }
          }
        }
      }
    model = NavigationModel(app.observing(observer))
    told = { [weak self] name, isComing in self?.note(name, isComing) }
  }

  private func note(_ name: String, _ isComing: Bool) {
    log.append((isComing ? "+" : "-") + name)
    if isComing {
      if inSight.contains(name) { faults.append("\(name) appeared twice") }
      inSight.append(name)
    } else if let index = inSight.firstIndex(of: name) {
      inSight.remove(at: index)
    } else {
      faults.append("\(name) disappeared and was not there")
    }
  }

  /// What is told while something is done.
  func told(_ act: () throws -> Void) rethrows -> [String] {
    log = []
    try act()
    return log
  }

  func turn(_ device: String, _ orientation: Traits.Orientation = .portrait) throws {
    model.update(traits: try Device.named(device).traits(orientation))
  }

  /// The stack of a column.
  func column(_ role: ColumnRole) -> any Navigator {
    model.navigator(of: columns?.container(of: role) ?? model.tree.root)
  }

  var columns: ColumnSet? { model.tree.containers.columns[model.tree.root] }

  var arrangement: ColumnArrangement { model.arrangement(of: model.tree.root) }

  /// The columns that show, `sidebar over` where it is over the others.
  var shown: [String] {
    arrangement.shown.map { $0.role.rawValue + ($0.placement == .overlaid ? " over" : "") }
  }

  /// The paths of all columns, root first.
  var paths: [[String]] {
    columns?.columns.map { model.navigator(of: $0.container).entries.map(\.text) } ?? []
  }

  var path: [String] { model.front.entries.map(\.text) }

  @discardableResult
  func user(_ action: Move.Action) -> Outcome {
    model.perform(Move(action, in: model.front.container, cause: .user))
  }

  /// What the screens on top that should be in sight are called.
  var expectedInSight: [String] {
    arrangement.shown.compactMap { column in
      let role = column.role == .single ? columns?.front : column.role
      return role.flatMap { self.column($0).entries.last?.text }
    }
  }
}
