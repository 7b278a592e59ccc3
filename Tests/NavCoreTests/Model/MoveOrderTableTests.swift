import Testing

@testable import NavCore

@Suite("The table of how a move happens")
@MainActor struct MoveOrderTableTests {
  @Test("its rows are numbered from 1 on without a gap")
  func numbers() throws {
    let rows = try MoveOrderTable.rows()
    #expect(rows.count == 22)
    #expect(rows.map(\.number) == Array(1...rows.count))
  }

  @Test("each row has a test of its own that has the row's number and step as its name")
  func tests() throws {
    let rows = try MoveOrderTable.rows()
    let tests = try MoveOrderTable.tests()
    #expect(tests.map(\.number) == rows.map(\.number))
    #expect(tests.map(\.name) == rows.map(\.step))
  }

  @Test("one move with everything listening happens in the order of the rows, none left out")
  func order() async throws {
    let events = try await RichMove.made().log.events
    #expect(events.map(\.row) == events.map(\.row).sorted())
    let silent: Set<Int> = [2, 8, 16, 21]
    #expect(Set(events.map(\.row)).union(silent) == Set(1...22))
  }

  @Test("in each row tree and state are as the table says")
  func states() async throws {
    let move = try await RichMove.made()
    let rows = Dictionary(uniqueKeysWithValues: try MoveOrderTable.rows().map { ($0.number, $0) })
    for event in move.log.events where event.row < 22 {
      let row = try #require(rows[event.row])
      let isOld = event.tree == move.before
      #expect(row.tree == (isOld ? "as it was" : "changed"), "row \(event.row), \(event.text)")
      #expect(row.state == (event.isKept ? "kept" : "gone"), "row \(event.row), \(event.text)")
    }
    #expect(Set(rows.values.map(\.tree)) == ["as it was", "changed"])
    #expect(Set(rows.values.map(\.state)) == ["kept", "gone"])
  }
}
