public import NavCore
public import NavLayout

extension TerminalDriver {
  /// The lines of the screen, without blanks at their ends.
  public var text: [String] {
    let grid = rendered()
    return (0..<grid.rows).map { grid.text(row: $0) }
  }

  /// What has the focus: its label, or nil.
  public var focus: String? {
    _ = rendered()
    return focused?.label
  }

  /// What is in sight where the user is, as those have it who don't see it, in the order of reading.
  public var accessElements: [AccessElement] {
    _ = rendered()
    return session.placed.accessElements
  }

  /// What is in sight in the bar of a stack, in the order of reading.
  public func accessElements(inBarOf container: ContainerID) -> [AccessElement] {
    _ = rendered()
    return session.placed.accessElements(inBarOf: container)
  }

  /// Where those are who don't see the screen: the new screen's heading after a push, then what has the
  /// focus, and what was pressed after a pop.
  public var reading: AccessElement? {
    _ = rendered()
    return session.reading
  }

  /// Where the terminal's cursor rests, from the upper left corner.
  public var cursor: (column: Int, row: Int) {
    _ = rendered()
    return (session.cursor.x, session.cursor.y)
  }

  /// The size in cells.
  public var size: (columns: Int, rows: Int) {
    let grid = rendered()
    return (grid.columns, grid.rows)
  }

  /// The text of a cell; empty in the second cell of a wide character and outside of the screen.
  public func text(column: Int, row: Int) -> String { rendered().text(column: column, row: row) }

  /// How a cell looks.
  public func look(column: Int, row: Int) -> Look {
    let pen = rendered().pen(column: column, row: row)
    return Look(
      ink: pen.ink.rgb, ground: pen.ground.rgb, isBold: pen.attributes.contains(.bold),
      isReversed: pen.attributes.contains(.reverse))
  }

  /// The screen as text with colours, a line feed after each row: for a terminal to be printed to.
  public var coloredText: String { rendered().coloredText(hasColor ? .truecolor : .none) }
}
