import NavCore
import NavLayout

extension TerminalSession {
  /// The entry that the user is in.
  var frontEntry: EntryID? { frame.frontStack?.entry }

  /// Gives the focus to a node, in a row of a list or elsewhere.
  func focus(_ id: NodeID, row: Int? = nil) {
    if frame.prompt != nil {
      model.promptFocus = id
    } else if let entry = frontEntry {
      focus(id, row: row, in: entry)
    }
  }

  /// Gives the focus of an entry to a node, in a row of a list or elsewhere.
  func focus(_ id: NodeID, row: Int?, in entry: EntryID) {
    var state = model.state(of: entry)
    state.focus = id
    state.focusedRow = row
    model.setState(state, of: entry)
  }

  func focus(_ target: FocusTarget) { focus(target.id, row: target.row) }

  func setScroll(_ position: EntryState.Scroll, of id: NodeID) {
    guard frame.prompt == nil else { return model.promptScroll[id] = position }
    guard let entry = frontEntry else { return }
    var state = model.state(of: entry)
    state.scroll[id] = position
    model.setState(state, of: entry)
  }

  /// Moves the focus to what is above or below; where there is nothing, moves what can be scrolled.
  func moveFocus(_ step: Int) {
    guard let current = placed.focused else {
      if !scroll(by: step), !turnPage(along: step) { enterBar(step) }
      return
    }
    if current.list != nil {
      if moveInList(from: current, by: step) { return }
      if scrollOn(current, step) { return }
    }
    if let next = neighbour(of: current, step, in: placed.focusTargets) {
      focus(next)
    } else if scroll(by: step) || turnPage(along: step) {
      return
    } else if !current.isInBar, let bar = floatingBar {
      focus(bar)
    }
  }

  /// Moves the focus to what comes next in the order of the focus, round and round.
  func cycleFocus(_ step: Int) {
    let targets = placed.focusTargets
    // Something may be out of sight.
    guard !targets.isEmpty else { return moveFocus(step) }
    let index =
      targets.firstIndex { $0.id == placed.focused?.id } ?? (step > 0 ? -1 : targets.count)
    focus(targets[(index + step + targets.count) % targets.count])
  }

  /// What stands beside the focus on the same rows, to the left or to the right.
  func besideFocus(_ step: Int) -> FocusTarget? {
    guard let current = placed.focused else { return nil }
    return placed.focusTargets.filter { target in
      target.id != current.id && target.rect.y < current.rect.maxY
        && current.rect.y < target.rect.maxY
        && (step > 0 ? target.rect.x >= current.rect.maxX : target.rect.maxX <= current.rect.x)
    }.min { abs($0.rect.x - current.rect.x) < abs($1.rect.x - current.rect.x) }
  }

  /// Moves the focus by a screen full; where no row there can have it, moves what can be scrolled.
  func moveFocus(byPage step: Int) {
    let page = step * max(1, rows - 2)
    guard let current = placed.focused, let row = current.row,
      let target = placed.scrollAreas.first(where: { $0.id == current.list }),
      let rows = target.rows
    else {
      scroll(by: page)
      return
    }
    let index = min(max(0, row + step * max(1, target.heights.count - 1)), rows.count - 1)
    if index == row || focusRow(index, towards: step, in: rows) { return }
    if !focusRow(index, towards: -step, in: rows, before: row) { scroll(by: page) }
  }

  /// Moves the focus, or what can be scrolled, to its beginning or end.
  func moveFocus(toEnd step: Int) {
    guard let current = placed.focused,
      let rows = placed.scrollAreas.first(where: { $0.id == current.list })?.rows
    else {
      scroll(by: step * 1_000_000)
      return
    }
    focusRow(step > 0 ? rows.count - 1 : 0, towards: -step, in: rows)
  }

  private func moveInList(from current: FocusTarget, by step: Int) -> Bool {
    guard let row = current.row,
      let rows = placed.scrollAreas.first(where: { $0.id == current.list })?.rows
    else { return false }
    return focusRow(row + step, towards: step, in: rows)
  }

  /// How many rows are looked at for one that can have the focus.
  private static let reach = 200

  /// Gives the focus to the first row from an index on that can have it.
  ///
  /// - Parameter end: the row at which it is given up, or nil for the end of the list.
  @discardableResult
  func focusRow(
    _ index: Int, towards step: Int, in rows: ListSource, before end: Int? = nil
  ) -> Bool {
    var index = index
    for _ in 0..<Self.reach where (0..<rows.count).contains(index) && index != end {
      let row = rows.row(at: index)
      if let id = step > 0 ? FocusTarget.firstID(in: row) : FocusTarget.lastID(in: row) {
        if index == 0 { returnToStart() }
        focus(id, row: index)
        return true
      }
      index += step
    }
    return false
  }

  /// Scrolls the list with the focus where there are more rows that can't have it.
  private func scrollOn(_ current: FocusTarget, _ step: Int) -> Bool {
    guard let target = placed.scrollAreas.first(where: { $0.id == current.list }),
      step > 0 ? target.hasMoreBelow : target.hasMoreAbove
    else { return false }
    setScroll(layout.position(moving: target, by: step), of: target.id)
    return true
  }

  /// Moves what can be scrolled; false where nothing can.
  @discardableResult
  private func scroll(by lines: Int) -> Bool {
    let moving = placed.scrollAreas.first { lines > 0 ? $0.hasMoreBelow : $0.hasMoreAbove }
    guard let moving else {
      if lines < 0 { returnToStart() }
      return false
    }
    setScroll(layout.position(moving: moving, by: lines), of: moving.id)
    return true
  }

  /// What shows its beginning is at its beginning, also where it was moved when it had less room: as
  /// when a large title has gone up into its bar.
  private func returnToStart() {
    guard frame.prompt == nil, let entry = frontEntry else { return }
    var state = model.state(of: entry)
    for area in placed.scrollAreas where !area.hasMoreAbove { state.scroll[area.id] = nil }
    model.setState(state, of: entry)
  }

  /// Gives the focus to the bar above or below, where nothing has it.
  private func enterBar(_ step: Int) {
    let bar = placed.focusTargets.first { (step > 0) == ($0.rect.y > rows / 2) }
    if let bar { focus(bar) }
  }

  /// What can have the focus in a bar that floats over the body, where it is neither above nor below
  /// what has it.
  private var floatingBar: FocusTarget? {
    guard frame.frontStack?.bar?.placement.anchor != nil else { return nil }
    return placed.focusTargets.first(where: \.isInBar)
  }

  private func neighbour(
    of current: FocusTarget, _ step: Int, in targets: [FocusTarget]
  ) -> FocusTarget? {
    func distance(_ target: FocusTarget) -> (Int, Int) {
      let gap =
        step > 0 ? target.rect.y - current.rect.maxY : current.rect.y - target.rect.maxY
      return (gap, abs(target.rect.x - current.rect.x))
    }
    return targets.filter { $0.id != current.id && distance($0).0 >= 0 }
      .min { distance($0) < distance($1) }
  }
}
