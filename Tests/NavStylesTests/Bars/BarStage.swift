import NavCore
import NavStyles
import NavThemes

@testable import NavLayout

/// A stack of screens, the last one in front, whose bar is shown in any style, theme and place.
@MainActor final class BarStage {
  /// One of the screens.
  struct Stop: Route {
    static let routeName = "stop"
    let index: Int
  }

  /// How the stack of screens is shown.
  enum Form: CaseIterable {
    case stack, sheet, columns
  }

  static let registry = (try? Registry([BuiltInThemes(), BuiltInStyles()])) ?? Registry()

  /// The names of all bars, and of their forms that differ in more than a number.
  nonisolated static let bars =
    ((try? Registry([BuiltInStyles()]))?.bars.names ?? []) + [
      "minimal:placement=leading", "minimal:placement=bottom", "floating-button:x=0,y=0.3",
      "floating-button:x=1,y=0", "floating-button:x=0.4,y=0.6", "floating-button:content=under",
      "overlay-back:content=under",
    ]

  nonisolated static let themes = (try? Registry([BuiltInThemes()]))?.themes.names ?? []

  let model: NavigationModel
  let composer: Composer
  let contents: [BarContent]
  private var layout: FrameLayout?
  private var size = LayoutSize(1, 1)

  /// - Parameter contents: what each screen has for its bar, the root first.
  init(_ contents: [BarContent], form: Form = .stack) throws {
    self.contents = contents
    model = NavigationModel(try Self.app(contents, form: form))
    composer = Composer(model)
    model.update(traits: .terminal(columns: 80, rows: 24))
    Self.open(contents, in: model, form: form)
  }

  /// An app whose screens have this for their bars, the root first; each leads on to the next one.
  static func app(_ contents: [BarContent], form: Form = .stack) throws -> NavApp {
    let path = contents.indices.map { Destination.to(Stop(index: $0)) }
    let root: ContainerPlan =
      switch form {
      case .stack: .stack(path[0])
      case .sheet: .stack(.screen(Screen("Below") {}))
      case .columns:
        .columns([.init(.sidebar, .screen(Screen("Sidebar") {})), .init(.detail, path[0])])
      }
    return try NavApp("Laws", registry: Self.registry, root: root)
      .route(Stop.self) { stop, context in
        contents[stop.index].screen {
          let next = stop.index + 1
          if contents.indices.contains(next) { context.navigator.push(Stop(index: next)) }
        }
      }
  }

  /// Goes on to the last screen.
  static func open(_ contents: [BarContent], in model: NavigationModel, form: Form = .stack) {
    let path = contents.indices.map { Destination.to(Stop(index: $0)) }
    switch form {
    case .stack: break
    case .sheet: model.root.present(.stack(path[0]))
    case .columns: model.root.front(.detail)
    }
    for stop in path.dropFirst() { model.perform(Move(.push(stop), in: .front)) }
  }

  /// What is in front.
  var content: BarContent { contents[contents.count - 1] }

  /// Shows the bar in a style and a theme.
  func choose(bar: String, theme: String) throws {
    model.styles.bar = try Self.registry.bars.item(named: bar)
    model.styles.theme = try Self.registry.themes.item(named: theme)
  }

  /// Shows the bar at a place.
  func move(to place: BarPlace) throws {
    let room = try place.room()
    layout = FrameLayout(room.metrics)
    size = room.size
    model.update(traits: try place.traits())
  }

  /// What is seen.
  func sight() throws -> BarSight {
    let frame = composer.frame()
    let layout = layout ?? FrameLayout(PointMetrics(traits: model.traits))
    return try BarSight(frame, layout.place(frame, in: size), layout.metrics, content)
  }

  /// Gives the focus to a node of the screen in front, and moves its content or moves it back.
  func set(focus: NodeID?, isMoved: Bool) {
    let frame = composer.frame()
    guard let stack = frame.frontStack else { return }
    var state = model.state(of: stack.entry)
    state.focus = focus
    if let area = stack.body.scrollArea { state.scroll[area] = .init(offset: isMoved ? 1 : 0) }
    model.setState(state, of: stack.entry)
  }
}

extension Node {
  /// The first area in it that can be moved.
  fileprivate var scrollArea: NodeID? {
    if case .scroll = kind { return id }
    return children.lazy.compactMap(\.scrollArea).first
  }
}
