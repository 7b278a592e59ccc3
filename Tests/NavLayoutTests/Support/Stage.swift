import NavCore
import Testing

@testable import NavLayout

/// An app that is laid out and drawn, frame by frame.
@MainActor struct Stage {
  let model: NavigationModel
  let composer: Composer
  let layout = FrameLayout(Units())
  let drawing = FrameDrawing()
  var size: LayoutSize

  init(_ app: NavApp, columns: Int, rows: Int) {
    model = NavigationModel(app)
    composer = Composer(model)
    size = LayoutSize(columns, rows)
    update()
  }

  /// An app of one screen, without any plug-in unless some are given.
  init(
    columns: Int = 20, rows: Int = 10, plugins: [any Plugin] = [], theme: Theme = .bare,
    @NodeBuilder body: @escaping @MainActor @Sendable () -> [any NodeContent]
  ) throws {
    let root = ContainerPlan.stack(.screen(Screen("Title", body: body)))
    let app = try NavApp("Test", plugins: plugins, root: root).theme(theme)
    self.init(app, columns: columns, rows: rows)
  }

  func update(
    _ direction: Traits.Direction = .leftToRight, scheme: Traits.Scheme = .light,
    contrast: Traits.Contrast = .standard
  ) {
    var traits = Traits.terminal(columns: size.width, rows: size.height)
    traits.direction = direction
    traits.scheme = scheme
    traits.contrast = contrast
    model.update(traits: traits)
  }

  func place() -> PlacedFrame { layout.place(composer.frame(), in: size) }

  /// The body of the stack in front.
  func body() throws -> PlacedBox {
    let placed = place()
    return try #require(placed.parts.last { if case .body = $0.role { true } else { false } }?.box)
  }

  /// What is drawn after the frame before; how many nodes were laid out and drawn for it.
  @discardableResult
  func work() -> (laidOut: Int, drawn: Int) {
    let before = (layout.laidOut, drawing.drawn)
    for area in drawing.update(to: place()) { _ = drawing.items(in: area) }
    return (layout.laidOut - before.0, drawing.drawn - before.1)
  }

  /// All that is drawn.
  func items() -> [DisplayItem] {
    let drawing = FrameDrawing()
    return drawing.update(to: place()).flatMap { drawing.items(in: $0) }
  }

  /// The screen as lines of text; `#` for shapes.
  func lines() -> [String] {
    var canvas = Canvas(size)
    for item in items() { canvas.paint(item) }
    return canvas.lines
  }

  /// Puts a list or scroll area somewhere.
  func scroll(_ id: NodeID, to position: EntryState.Scroll) throws {
    let entry = try #require(composer.frame().frontStack?.entry)
    var state = model.state(of: entry)
    state.scroll[id] = position
    model.setState(state, of: entry)
  }

  func focus(_ id: NodeID?) throws {
    let entry = try #require(composer.frame().frontStack?.entry)
    var state = model.state(of: entry)
    state.focus = id
    model.setState(state, of: entry)
  }
}
