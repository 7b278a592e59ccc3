import NavCore

@testable import NavTerminal

/// A field with room for 11 characters and a free column at both ends, and a button below it.
@MainActor struct FieldRig {
  let tally = Tally()

  func driver(_ text: String, isMultiline: Bool = false) throws -> TerminalDriver {
    tally.text = text
    return try TerminalDriver.showing(columns: 13, rows: 6) { [tally] in
      FieldNode(
        "Name", text: tally.text, isMultiline: isMultiline, submit: { tally.log.append("submit") }
      ) { tally.text = $0 }
      ButtonNode("Go") { tally.log.append("go") }
    }
  }
}

extension TerminalDriver {
  /// The column in the text and the row of the caret; empty where there is none.
  var caret: [Int] {
    for row in 0..<size.rows {
      for column in 0..<size.columns where look(column: column, row: row).isReversed {
        return [column - 1, row]
      }
    }
    return []
  }
}
