import NavLayout

extension TerminalDriver {
  /// Clicks at a cell.
  ///
  /// - Parameters:
  ///   - column: the column, counted from 0 at the left.
  ///   - row: the row, counted from 0 at the top.
  public func click(column: Int, row: Int) {
    point(.press(.left), column, row)
    point(.release(.left), column, row)
  }

  /// Clicks at a cell with the right button.
  ///
  /// - Parameters:
  ///   - column: the column, counted from 0 at the left.
  ///   - row: the row, counted from 0 at the top.
  public func rightClick(column: Int, row: Int) {
    point(.press(.right), column, row)
    point(.release(.right), column, row)
  }

  /// Turns the wheel by a notch at a cell.
  ///
  /// - Parameters:
  ///   - direction: to what is above or below.
  ///   - column: the column, counted from 0 at the left.
  ///   - row: the row, counted from 0 at the top.
  public func turnWheel(_ direction: ScriptStep.WheelDirection, column: Int, row: Int) {
    point(.wheel(direction == .up ? .up : .down), column, row)
  }

  /// Presses the pointer at a cell, or goes on with a drag that was begun, and moves it to another one;
  /// the clock moves on with it, and each step is shown.
  ///
  /// - Parameters:
  ///   - from: where it is pressed: column and row, counted from 0 at the upper left corner; what is
  ///     beyond the screen is its nearest cell.
  ///   - to: where it comes to.
  ///   - duration: how long that takes; at zero it is there at once.
  ///   - shown: called after each step.
  public func drag(
    from: (column: Int, row: Int), to: (column: Int, row: Int), over duration: Duration = .zero,
    shown: () -> Void = {}
  ) {
    render()
    let (from, to) = (held(from), held(to))
    if session.drag == nil { point(.press(.left), from.column, from.row) }
    let steps = max(1, Int(duration / Self.dragStep))
    for step in 1...steps {
      session.time += duration / steps
      let share = Double(step) / Double(steps)
      let column = Double(to.column - from.column) * share
      let row = Double(to.row - from.row) * share
      point(
        .drag(.left), from.column + Int(column.rounded()), from.row + Int(row.rounded()))
      shown()
    }
  }

  /// Releases the pointer, where it was dragged to.
  public func release() {
    guard let point = session.drag?.last.point else { return }
    self.point(.release(.left), point.x, point.y)
  }

  /// A cell, or the one of the screen that is nearest to it.
  private func held(_ cell: (column: Int, row: Int)) -> (column: Int, row: Int) {
    (
      min(max(0, cell.column), session.columns - 1), min(max(0, cell.row), session.rows - 1)
    )
  }

  /// How often a pointer tells where it is: about as often as terminals do.
  private static let dragStep = Duration.milliseconds(10)

  private func point(_ kind: MouseEvent.Kind, _ column: Int, _ row: Int) {
    render()
    guard !isFinished else { return }
    session.handle(.mouse(MouseEvent(kind, column: column, row: row)))
    render()
  }
}
