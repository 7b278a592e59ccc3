import NavCore
import NavLayout

/// An app in a terminal, without the terminal: takes input, keeps the cells that are to be shown.
///
/// Of the navigation it holds the caret, and what was brought into sight last; its time is given to
/// it.
@MainActor final class TerminalSession {
  let model: NavigationModel
  let composer: Composer
  let colors: ColorMode
  private let options: TerminalOptions
  let layout = FrameLayout(CellMetrics())
  let drawing = FrameDrawing()
  private(set) var room: TerminalRoom
  private(set) var buffer: ScreenBuffer
  private(set) var frame: Frame
  private(set) var placed: PlacedFrame
  /// What is in motion.
  let stage: MotionStage
  /// What the mouse is pressed on, or nil.
  var pressed: PlacedTarget?
  /// What a drag of the pointer does, or nil.
  var drag: PointerDrag?
  /// Where those are who don't see what was placed.
  private(set) var reading: AccessElement?
  var editor: FieldEditor?
  private var paintedEditor: FieldEditor?
  private var paintedTurn = 0
  private var isDrawn = false
  /// Where the terminal's cursor rests, or nil where that is not known.
  private var rested: LayoutPoint?
  /// Which frame was placed last, and in what room.
  private var lastPlaced = (frame: 0, size: LayoutSize(0, 0))
  /// What was brought into sight last.
  var revealed: RevealedFocus?
  /// The list of keys that is shown as a prompt, or nil.
  var keysPrompt: Prompt?
  /// The column over the others to which the last step back led, or nil.
  var columnReachedByBack: ColumnRole?
  /// Whether one step back from the very beginning leaves the app.
  var canLeaveByBack = false
  /// The time since the start.
  var time = Duration.zero

  /// How long a sign of work that goes on stays as it is: ten turns a second, as spinners have it.
  static let turnTime = Duration.milliseconds(100)

  /// - Parameters:
  ///   - app: the app.
  ///   - room: the room that it is shown in.
  ///   - colors: which colours are shown.
  ///   - options: how it is shown; a scheme that is left open is dark, a locale English.
  init(_ app: NavApp, room: TerminalRoom, colors: ColorMode, options: TerminalOptions) {
    model = NavigationModel(app)
    composer = Composer(model)
    self.room = room
    self.colors = colors
    self.options = options
    buffer = ScreenBuffer(columns: room.columns, rows: room.rows)
    model.update(traits: Self.traits(room, options, model))
    frame = composer.frame()
    placed = layout.place(frame, in: LayoutSize(room.columns, room.rows))
    stage = MotionStage(placed, frame, CellMetrics())
    stage.isActive = options.motion == .full || options.motion == .reduced
  }

  /// Whether the app was left.
  var isFinished: Bool { model.isClosed }

  /// The cells as the last ``render()`` left them.
  var grid: CellGrid { buffer.grid }

  var columns: Int { buffer.grid.columns }
  var rows: Int { buffer.grid.rows }

  /// Shows the app in another room.
  func move(to room: TerminalRoom) {
    guard room != self.room else { return }
    self.room = room
    if room.columns != columns || room.rows != rows {
      buffer.resize(columns: room.columns, rows: room.rows)
      drawing.reset()
    }
    model.update(traits: Self.traits(room, options, model))
  }

  /// Something else has written to the terminal.
  func invalidate() {
    buffer.invalidate()
    rested = nil
  }

  /// Brings the cells to what is to be shown now.
  func render() {
    followWords()
    movePositions()
    place()
    // Bringing the focus into sight moves a list, which is another frame; a list within what can be
    // scrolled takes two of them.
    var rounds = 0
    while rounds < 3, bringFocusIntoSight() {
      place()
      rounds += 1
    }
    followFocus()
    dropStaleDrag()
    stage.show(placed, frame, at: time)
    draw()
  }

  /// Tells the chrome of pagers where their pages are.
  private func movePositions() {
    stage.drop(at: time)
    let positions = stage.positions(at: time)
    for pager in frame.pagers {
      composer.setPosition(positions[pager.container], of: pager.container)
    }
  }

  /// Words that the app changes may be written in the other direction.
  private func followWords() {
    guard options.direction == nil else { return }
    var traits = model.traits
    traits.direction = model.wording.direction
    model.update(traits: traits)
  }

  private func place() {
    frame = composer.frame()
    let now = (frame: composer.statistics.frames, size: LayoutSize(columns, rows))
    guard now != lastPlaced else { return }
    lastPlaced = now
    placed = layout.place(frame, in: now.size)
    reading = placed.reading
    isDrawn = false
  }

  private func draw() {
    let turn = turn
    let isMoving = stage.isMoving
    guard !isDrawn || isMoving || turn != paintedTurn || editor != paintedEditor else { return }
    var areas = turn == paintedTurn ? [] : placed.motionAreas
    if editor != paintedEditor, let rect = placed.focused?.rect { areas.append(rect) }
    let painter = CellPainter(
      colors: colors, direction: frame.traits.direction, editor: editor, turn: turn)
    for area in drawing.update(to: stage.placed(at: time), also: areas) {
      painter.paint(area, of: drawing, into: &buffer.grid)
    }
    isDrawn = !isMoving
    paintedEditor = editor
    paintedTurn = turn
  }

  /// Appends the bytes that make a terminal show the cells; none when it does already.
  func encode(with encoder: inout ScreenEncoder, into output: inout OutputBuffer) {
    let before = output.count
    buffer.encode(with: &encoder, into: &output)
    let point = cursor
    let isWritten = output.count != before
    guard isWritten || point != rested else { return }
    rested = point
    encoder.rest(column: point.x, row: point.y, isPlaceKnown: isWritten, into: &output)
  }

  /// Lets go of what only cells that are no longer shown referred to, where the cells are shown by
  /// another buffer.
  func tidy() { buffer.tidy() }

  /// When something moves by itself next, or nil.
  var nextTurn: Duration? {
    let step = stage.moves(at: time) ? time + Self.frameTime : nil
    let turn = placed.motionAreas.isEmpty ? nil : Self.turnTime * (turn + 1)
    return [step, turn].compactMap(\.self).min()
  }

  /// How long one frame of a motion is shown: fifty frames a second.
  static let frameTime = Duration.milliseconds(20)

  /// Lets what is in motion come to its end; what a drag holds stays.
  func finishMotion() {
    while stage.moves(at: time) {
      time += Self.frameTime
      stage.drop(at: time)
    }
    render()
  }

  var turn: Int {
    // In whole numbers: a quotient that is a hair below a turn would stay at the turn before.
    let (seconds, rest) = time.components
    return Int(seconds) * 10 + Int(rest / Self.turnTime.components.attoseconds)
  }

  private static func traits(
    _ room: TerminalRoom, _ options: TerminalOptions, _ model: NavigationModel
  ) -> Traits {
    var traits = room.traits
    traits.scheme = options.scheme ?? .dark
    traits.contrast = options.contrast
    if options.motion == .reduced || options.motion == TerminalMotion.none {
      traits.motion = .reduced
    }
    traits.locale = options.locale ?? traits.locale
    traits.direction = options.direction ?? model.wording(for: traits.locale).direction
    return traits
  }
}
