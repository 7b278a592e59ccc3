import NavCore
import NavLayout

extension TerminalSession {
  /// How near a side of the screen a drag begins that comes from its edge: 3 columns, 24 points.
  private static let edge = 3

  /// The pointer is pressed: what moves is held from here on, once it is dragged.
  func beginDrag(at point: LayoutPoint) {
    drag = PointerDrag(point, at: time)
  }

  /// The pointer has moved while it is pressed.
  func moveDrag(to point: LayoutPoint) {
    drag?.move(to: point, at: time)
    follow()
  }

  /// The pointer is released: what it held moves on to where it goes, or settles back.
  func endDrag() {
    guard let ended = drag else { return }
    drag = nil
    let velocity = ended.velocity(at: time)
    switch ended.subject {
    case .way(let move, let way):
      let progress = ended.made + way.share(of: ended.distance)
      let speed = way.share(x: velocity.x, y: velocity.y)
      decide(
        move, DragDecision.completes(progress: min(max(0, progress), 1), velocity: speed), speed)
    case .stretch(let pager, _): stage.settleStretch(of: pager.container, at: time)
    case .nothing, nil: break
    }
  }

  /// Ends a drag whose scene is gone: a move, a question or another size has come in between, and what
  /// it would have led to is no longer meant.
  func dropStaleDrag() {
    guard let drag, drag.isHolding, drag.scene != DragScene(placed) else { return }
    if case .stretch(let pager, _) = drag.subject {
      stage.settleStretch(of: pager.container, at: time)
    }
    stage.release(there: false, velocity: 0, at: time)
    self.drag?.subject = .nothing
  }

  /// Makes the move that a drag leads to, or not; guards are asked now, and where they refuse all
  /// settles back.
  private func decide(_ move: Move, _ isMade: Bool, _ speed: Double) {
    guard isMade else { return stage.release(there: false, velocity: speed, at: time) }
    columnReachedByBack = nil
    let outcome = model.perform(move)
    stage.release(there: outcome.change != nil, velocity: speed, at: time)
  }

  private func follow() {
    guard let current = drag, current.subject != nil || current.isDrag else { return }
    if current.subject == nil { takeHold() }
    guard let drag else { return }
    switch drag.subject {
    case .way(_, let way):
      let share = drag.made + way.share(of: drag.distance)
      if share < 0, drag.made == 0 {
        turnAround()
      } else {
        stage.hold(min(max(0, share), 1))
      }
    case .stretch(let pager, let way):
      let share = way.share(of: drag.distance)
      if share < 0 { return turnAround() }
      let stretched = DragDecision.stretch(share, in: 1)
      stage.stretch(leadsOn(pager, way) ? -stretched : stretched, pager.container)
    case .nothing, nil: break
    }
  }

  /// Whether a way leads from a page to the next one.
  private func leadsOn(_ pager: PagerFrame, _ way: SwipeWay) -> Bool {
    let isMirrored = !way.isVertical && frame.traits.direction == .rightToLeft
    return way.isBackwards != isMirrored
  }

  /// The finger has come back to where it began, and goes the other way.
  private func turnAround() {
    guard let old = drag else { return }
    switch old.subject {
    case .way:
      stage.hold(0)
      stage.release(there: false, velocity: 0, at: time)
    case .stretch(let pager, _): stage.settleStretch(of: pager.container, at: time)
    case .nothing, nil: return
    }
    drag?.subject = nil
    takeHold()
  }

  /// Finds out what a drag moves, and takes hold of it.
  private func takeHold() {
    guard let drag else { return }
    let (subject, made) = found(drag)
    self.drag?.subject = subject
    self.drag?.made = made
    self.drag?.scene = DragScene(placed)
  }

  private func found(_ drag: PointerDrag) -> (PointerDrag.Subject, Double) {
    guard model.prompt == nil, !isFinished else { return (.nothing, 0) }
    let distance = drag.distance
    // In points, of which a row has twice as many as a column.
    let isVertical = abs(distance.y) * 2 > abs(distance.x)
    if !isVertical, let swipe = edgeSwipe(drag) { return hold(swipe.move, swipe.way) }
    if isVertical, let pull = sheetPull(drag) { return hold(pull.move, pull.way) }
    var last: (pager: PagerFrame, way: SwipeWay)?
    for pager in pagers(at: drag.start, isVertical: isVertical) {
      let isBackwards = isVertical ? distance.y < 0 : distance.x < 0
      let room = pagesRect(of: pager.container)
      let way = SwipeWay(
        isVertical: isVertical, isBackwards: isBackwards,
        length: isVertical ? room.height : room.width)
      let next = pager.selection + (leadsOn(pager, way) ? 1 : -1)
      if (0..<pager.count).contains(next) {
        let move = Move(.select(.index(next)), in: pager.container, cause: .user)
        return hold(move, way)
      }
      last = last ?? (pager, way)
    }
    return last.map { (.stretch($0.pager, $0.way), 0) } ?? (.nothing, 0)
  }

  /// Takes hold of the way to where a move leads.
  private func hold(_ move: Move, _ way: SwipeWay) -> (PointerDrag.Subject, Double) {
    guard let there = composer.preview(move) else { return (.nothing, 0) }
    let placed = FrameLayout(CellMetrics()).place(there, in: placed.size)
    return (.way(move, way), stage.grab(placed, there, at: time) ?? 0)
  }

  /// What a drag from a side of the screen leads to: a step back or a column, where there is one that
  /// way.
  private func edgeSwipe(_ drag: PointerDrag) -> (move: Move, way: SwipeWay)? {
    let isRightwards = drag.distance.x > 0
    let isAtEdge =
      isRightwards ? drag.start.x < Self.edge : drag.start.x >= columns - Self.edge
    guard isAtEdge, let action = model.swipeMove(towards: isRightwards ? .right : .left) else {
      return nil
    }
    let move = Move(action, in: model.front.container, cause: .user)
    let way = SwipeWay(
      isVertical: false, isBackwards: !isRightwards, length: edgeLength(action))
    return (move, way)
  }

  /// What a drag down from the upper end of a sheet leads to: its dismissal, and of no other one's.
  private func sheetPull(_ drag: PointerDrag) -> (move: Move, way: SwipeWay)? {
    guard drag.distance.y > 0, frame.layers.last?.presentation == .sheet,
      let sheet = placed.parts.last(where: \.isSheet)?.clip,
      sheet.contains(drag.start), drag.start.y <= sheet.y + 1
    else { return nil }
    let move = Move(.dismiss(.this), in: model.front.container, cause: .user)
    return (move, SwipeWay(isVertical: true, isBackwards: false, length: rows - sheet.y))
  }

  /// How far one drags from an edge: over the width of the stack, or of the column.
  private func edgeLength(_ action: Move.Action) -> Int {
    if case .toggleColumn(let role) = action {
      let shown = frame.columns.last?.columns.first { $0.arranged.role == role }
      if let stack = shown?.stack.container, let rect = rect(of: .column(stack)) {
        return rect.width
      }
      return max(1, columns / 3)
    }
    let popped = model.tree.stackPopped(from: frame.front) ?? frame.front
    return rect(of: .stack(popped))?.width ?? columns
  }

  /// The pagers whose pages are at a place and can be dragged that way, the innermost first.
  private func pagers(at point: LayoutPoint, isVertical: Bool) -> [PagerFrame] {
    let top = frame.layers.last?.content.pagers ?? []
    return top.reversed().filter { pager in
      pager.isSwipeable && (pager.axis == .vertical) == isVertical
        && pagesRect(of: pager.container).contains(point)
    }
  }

  private func pagesRect(of pager: ContainerID) -> LayoutRect { rect(of: .pages(pager)) ?? .empty }

  private func rect(of id: PlacedGroup.ID) -> LayoutRect? {
    placed.groups.first { $0.id == id }?.rect
  }
}

extension PlacedPart {
  /// Whether it is the ground of a sheet.
  fileprivate var isSheet: Bool {
    if case .sheet = role { true } else { false }
  }
}
