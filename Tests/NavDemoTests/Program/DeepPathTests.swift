import NavTestSupport
import Testing

/// A terminal that is resized in the middle of deep paths.
@Suite(.serialized) struct DeepPathTests {
  @Test("From 40 to 200 columns and back: both columns' paths are what they were")
  func resizing() throws {
    let terminal = try DemoProgram.start("run", "managed", columns: 200, rows: 30)
    try terminal.waitFor("Left")
    // Deep on the left, then on the right.
    terminal.press(.enter)
    try terminal.waitFor("‹ Left")
    terminal.press(.tab, .enter)
    try terminal.waitFor("‹ Right")
    let wide = bars(terminal)
    terminal.resize(columns: 40, rows: 30)
    try terminal.wait { isOneColumn($0, 40) }
    let narrow = bars(terminal)
    for columns in stride(from: 40, through: 200, by: 40) {
      terminal.resize(columns: columns, rows: 30)
    }
    try terminal.wait { $0.text(row: 0) == wide }
    for columns in stride(from: 200, through: 40, by: -40) {
      terminal.resize(columns: columns, rows: 30)
    }
    try terminal.wait { isOneColumn($0, 40) && $0.text(row: 0) == narrow }
    terminal.resize(columns: 200, rows: 30)
    try terminal.wait { $0.text(row: 0) == wide }
    #expect(terminal.screen.failures == [])
    terminal.press(.escape)
    try terminal.wait { !$0.text(row: 0).contains("‹ Right") && $0.text(row: 0).contains("‹ Left") }
  }

  private func bars(_ terminal: PseudoTerminal) -> String { terminal.screen.text(row: 0) }

  private func isOneColumn(_ screen: TerminalEmulator, _ columns: Int) -> Bool {
    screen.columns == columns && !screen.text(row: 5).contains("│")
      && screen.text(row: 0).contains("‹")
  }
}
