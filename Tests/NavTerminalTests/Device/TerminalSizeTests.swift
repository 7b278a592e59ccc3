import Testing

@testable import NavTerminal

struct TerminalSizeTests {
  @Test("A size that the system doesn't know comes from the environment, else it is 80 × 24")
  func fallbacks() {
    let variables = ["COLUMNS": "100", "LINES": "30"]
    func size(_ system: TerminalSize?, _ variables: [String: String]) -> TerminalSize {
      TerminalSize(system: system) { variables[$0] }
    }
    #expect(size(TerminalSize(columns: 90, rows: 20), variables) == .init(columns: 90, rows: 20))
    #expect(size(TerminalSize(columns: 0, rows: 20), variables) == .init(columns: 100, rows: 20))
    #expect(size(nil, variables) == .init(columns: 100, rows: 30))
    #expect(size(nil, ["COLUMNS": "x", "LINES": "-3"]) == .standard)
    #expect(size(TerminalSize(columns: 0, rows: 0), [:]) == .standard)
  }
}
