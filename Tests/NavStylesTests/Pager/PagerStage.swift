import NavCore
import NavStyles

@testable import NavLayout
@testable import NavTerminal

/// A pager whose chrome is shown in any style and place.
@MainActor final class PagerStage {
  /// The page of a number.
  struct Sheet: Route {
    static let routeName = "sheet"
    let number: Int
  }

  /// What is said of the pages.
  struct Look: Sendable {
    /// The title of a page; nil takes that of its screen.
    var title: @Sendable (Int) -> String? = { "Page \($0)" }
    var symbol: SymbolRole?
    var badge: @Sendable (Int) -> String? = { _ in nil }
  }

  static let registry = (try? Registry([BuiltInStyles()])) ?? Registry()

  /// The names of all styles, and of their forms that differ in more than a number.
  nonisolated static let styles =
    ((try? Registry([BuiltInStyles()]))?.pagers.names ?? []) + [
      "paged:placement=top,content=under", "paged:placement=leading", "paged:placement=trailing",
      "tabs:placement=top", "tabs:placement=bottom", "tabs:placement=rail",
    ]

  let model: NavigationModel
  let composer: Composer
  private(set) var ended = 0
  private var layout = FrameLayout(CellMetrics())
  private var size = LayoutSize(80, 24)

  init(
    _ style: String, count: Int, selection: Int = 0, axis: PageAxis = .horizontal,
    look: Look = Look(), hasEnd: Bool = false
  ) throws {
    let pages = (0..<count).map { number in
      PagePlan(
        look.title(number), symbol: look.symbol, badge: look.badge(number), key: "\(number)",
        .stack(Sheet(number: number)))
    }
    let ending = Ending()
    var plan = ContainerPlan.pager(pages, selection: selection, axis: axis)
    if hasEnd { plan = plan.finishingPages { ending.action() } }
    let app = try NavApp("Pages", registry: Self.registry, root: plan)
      .choosing(pager: style)
      .route(Sheet.self) { sheet, _ in
        Screen("Sheet \(sheet.number)") { TextNode("What is on it.") }
      }
    model = NavigationModel(app)
    composer = Composer(model)
    ending.action = { [weak self] in self?.ended += 1 }
    move(columns: 80, rows: 24)
  }

  /// What is done at the end of the pages.
  @MainActor private final class Ending {
    var action: @MainActor () -> Void = {}
  }

  /// Shows it in a terminal.
  func move(columns: Int, rows: Int = 24, direction: Traits.Direction = .leftToRight) {
    var traits = Traits.terminal(columns: columns, rows: rows)
    traits.direction = direction
    size = LayoutSize(columns, rows)
    model.update(traits: traits)
  }

  /// Shows it on a host.
  func move(to place: BarPlace) throws {
    let room = try place.room()
    layout = FrameLayout(room.metrics)
    size = room.size
    model.update(traits: try place.traits())
  }

  /// The selected page, counted from 0.
  var selection: Int { model.tree.containers.pagers[model.tree.root]?.selectedIndex ?? -1 }

  /// Selects a page, as code does.
  func select(_ index: Int) { model.root.select(.index(index)) }

  /// What is seen.
  func sight() throws -> PagerSight {
    let frame = composer.frame()
    return try PagerSight(frame, layout.place(frame, in: size), layout.metrics)
  }

  /// Presses the button that has a label; false where there is none that can be pressed.
  func press(_ label: String) throws -> Bool {
    let button = try sight().buttons.first { $0.label == label && $0.isEnabled }
    return button?.id.map(composer.activate) ?? false
  }
}
