import NavCore
import NavLayout

extension TerminalSession {
  /// Sees to it that what has the focus is in sight as a whole, once for each place that the focus
  /// takes; true when something was moved.
  func bringFocusIntoSight() -> Bool {
    guard let id = placed.askedFocus, let entry = frontEntry, frame.prompt == nil else {
      return false
    }
    let state = model.state(of: entry)
    let now = RevealedFocus(
      entry: entry, focus: id, row: state.focusedRow, size: placed.size,
      counts: placed.scrollAreas.map { $0.rows?.count })
    guard now != revealed else { return false }
    if let row = state.focusedRow, !isRow(row, with: id), takeAnotherRow(near: row, than: id) {
      return true
    }
    var hasMoved = false
    for target in placed.scrollAreas {
      guard let position = position(revealing: id, row: state.focusedRow, in: target),
        position != target.position
      else { continue }
      setScroll(position, of: target.id)
      hasMoved = true
    }
    if !hasMoved { revealed = now }
    return hasMoved
  }

  private func position(
    revealing id: NodeID, row: Int?, in target: ScrollArea
  ) -> EntryState.Scroll? {
    guard let rows = target.rows else { return layout.position(revealing: id, in: target) }
    guard let row, row < rows.count, FocusTarget.contains(id, in: rows.row(at: row)) else {
      return nil
    }
    return layout.position(revealing: row, in: target)
  }

  /// Whether the row at an index of a list has a node in it.
  private func isRow(_ row: Int, with id: NodeID) -> Bool {
    placed.scrollAreas.contains { target in
      guard let rows = target.rows, row < rows.count else { return false }
      return FocusTarget.contains(id, in: rows.row(at: row))
    }
  }

  /// The row with the focus is no longer where it was: the focus goes with it as long as it is in
  /// sight, else to the row that has its place now. While there are no rows at all, as during
  /// loading, it waits.
  private func takeAnotherRow(near row: Int, than id: NodeID) -> Bool {
    if let target = placed.focusTargets.first(where: { $0.id == id }) {
      guard target.row != row else { return false }
      focus(target)
      return true
    }
    guard let rows = placed.scrollAreas.lazy.compactMap(\.rows).first(where: { $0.count > 0 })
    else { return false }
    let place = min(row, rows.count - 1)
    return focusRow(place, towards: 1, in: rows) || focusRow(place, towards: -1, in: rows)
  }
}
