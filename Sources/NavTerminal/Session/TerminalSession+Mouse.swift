import NavCore
import NavLayout

extension TerminalSession {
  /// How many rows a notch of the wheel moves, as most terminals and editors have it.
  private static let notch = 3

  func handle(_ event: MouseEvent) {
    let point = LayoutPoint(event.column, event.row)
    switch event.kind {
    case .press(.left): press(at: point)
    case .drag(.left): movePointer(to: point)
    case .release(.left): release(at: point)
    case .press(.right): openMenu(at: point)
    case .wheel(.up): turnWheel(-Self.notch, at: point)
    case .wheel(.down): turnWheel(Self.notch, at: point)
    case .press(.middle), .drag, .release, .wheel: break
    }
  }

  private func press(at point: LayoutPoint) {
    // A release that was lost, as when the window lost the mouse, ends what was begun.
    endDrag()
    pressed = nil
    if putAway(besides: point) { return }
    beginDrag(at: point)
    pressed = target(at: point)
  }

  /// What can be pressed at a place, as it is seen there now: the second press of two in a row is not for
  /// what the first one has only begun to bring.
  private func target(at point: LayoutPoint) -> PlacedTarget? {
    guard stage.isMoving else { return placed.target(at: point) }
    return placed.target(at: point, seenIn: stage.placed(at: time))
  }

  private func movePointer(to point: LayoutPoint) {
    // Where the pointer leaves what it is pressed on, nothing is pressed any more.
    if let target = pressed, !target.target.rect.contains(point) { pressed = nil }
    moveDrag(to: point)
    if drag?.isHolding ?? false { pressed = nil }
  }

  private func release(at point: LayoutPoint) {
    endDrag()
    guard let pressed else { return }
    self.pressed = nil
    // What has been pressed may be gone by now, or be elsewhere.
    guard let now = target(at: point), now.target.id == pressed.target.id else { return }
    use(now, at: point)
  }

  /// Puts away what is over the rest where the pointer is pressed beside it: a menu, a column.
  private func putAway(besides point: LayoutPoint) -> Bool {
    if let prompt = model.prompt {
      guard !placed.isInPrompt(point) else { return false }
      if prompt.form == .menu { model.answer(prompt.cancelChoice) }
      return true
    }
    guard let stack = placed.stack(at: point), let above = columnAbove(besides: stack) else {
      return false
    }
    move(.toggleColumn(above))
    return true
  }

  /// The column over the others that a press in a stack puts away; nil where the stack is in it, or the
  /// style does not let the user hide it.
  private func columnAbove(besides stack: ContainerID) -> ColumnRole? {
    guard let above = columnAbove, role(of: stack) != above,
      let id = model.tree.columns(around: stack),
      model.arrangement(of: id).permissions.contains(.hide)
    else { return nil }
    return above
  }

  /// Uses what is pressed; where it is in a column that the user is not in, they come there first.
  private func use(_ pressed: PlacedTarget, at point: LayoutPoint) {
    let target = pressed.target
    let caret = target.field.map { place(at: point, in: target, $0) }
    if let stack = pressed.stack, !isAroundFront(stack),
      let column = model.tree.nearestColumn(around: stack)
    {
      columnReachedByBack = nil
      model.perform(Move(.front(column.role), in: column.id, cause: .user))
      if model.front.container == stack, let entry = entry(of: stack) {
        // Before it is shown: else what had the focus there would come into sight once more.
        focus(target.id, row: target.row, in: entry)
      } else {
        render()
        guard isAroundFront(stack) else { return }
        focus(target)
      }
    } else {
      focus(target)
    }
    render()
    if let caret { return editor = FieldEditor(id: target.id, caret: caret) }
    composer.activate(target.id)
    keepFocusInChrome(target)
  }

  /// What the column is for that a stack is in, of the columns that the user is in, or nil.
  private func role(of stack: ContainerID) -> ColumnRole? {
    let around = columnsAround?.id
    var column = model.tree.nearestColumn(around: stack)
    while let found = column, found.id != around {
      column = model.tree.nearestColumn(around: found.id)
    }
    return column?.role
  }

  /// Whether the user is in a stack, or in what its entry holds.
  private func isAroundFront(_ stack: ContainerID) -> Bool {
    let pressed = frame.stacks.last { $0.container == stack }
    return pressed?.stacks.contains { $0.container == frame.front } ?? false
  }

  private func openMenu(at point: LayoutPoint) {
    guard model.prompt == nil, let pressed = placed.target(at: point) else { return }
    composer.openMenu(pressed.target.id)
  }

  /// Moves what can be scrolled under the pointer; the focus stays where it is.
  private func turnWheel(_ rows: Int, at point: LayoutPoint) {
    let areas = placed.scrollAreas(at: point)
    guard let moved = areas.first(where: { rows > 0 ? $0.area.hasMoreBelow : $0.area.hasMoreAbove })
    else { return }
    let position = layout.position(moving: moved.area, by: rows)
    guard let stack = moved.stack else { return model.promptScroll[moved.area.id] = position }
    guard let entry = entry(of: stack) else { return }
    var state = model.state(of: entry)
    state.scroll[moved.area.id] = position
    model.setState(state, of: entry)
  }

  /// The entry that a stack shows.
  private func entry(of stack: ContainerID) -> EntryID? {
    frame.stacks.first { $0.container == stack }?.entry
  }
}
