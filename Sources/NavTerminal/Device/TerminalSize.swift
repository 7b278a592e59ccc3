/// The size of a terminal in cells.
package struct TerminalSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// What a terminal of unknown size is taken to have: the VT100's 80 × 24.
  package static let standard = TerminalSize(columns: 80, rows: 24)

  /// The size from the system where it is known, else from the variables `COLUMNS` and `LINES`
  /// (POSIX, "Environment Variables"), else the standard one. A system that says 0, as it does for
  /// a serial line, doesn't know.
  init(system: TerminalSize?, variable: (String) -> String?) {
    func known(_ size: Int?, _ name: String, _ standard: Int) -> Int {
      if let size, size > 0 { return size }
      if let text = variable(name), let number = Int(text), 1...9999 ~= number { return number }
      return standard
    }
    columns = known(system?.columns, "COLUMNS", Self.standard.columns)
    rows = known(system?.rows, "LINES", Self.standard.rows)
  }
}
