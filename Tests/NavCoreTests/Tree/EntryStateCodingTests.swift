import Foundation
import NavCore
import Testing

@Suite("What is saved of an entry and of columns")
struct EntryStateCodingTests {
  @Test("the state of an entry is the same after it was written and read")
  func state() throws {
    var state = EntryState()
    state.scroll[NodeID(rawValue: .max).child("list")] = .init(row: 12, offset: -3)
    state.focus = NodeID(rawValue: 0).child(1)
    state.focusedRow = 4
    state.values = ["a": .bool(true), "b": .int(.max), "c": .double(0.1), "d": .string("“ü”")]
    let data = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(EntryState.self, from: data) == state)
  }

  @Test("so is what a column style keeps")
  func memory() throws {
    var memory = ColumnMemory()
    memory.numbers = ["width": 320.5]
    memory.flags = ["seen": true]
    let data = try JSONEncoder().encode(memory)
    #expect(try JSONDecoder().decode(ColumnMemory.self, from: data) == memory)
  }

  @Test("identities are written as numbers of their own kind, and told apart as text")
  func identities() throws {
    let (entry, container) = (EntryID(rawValue: 7), ContainerID(rawValue: 7))
    #expect("\(entry) \(container)" == "e7 c7")
    #expect(ContainerID(rawValue: 2) < ContainerID(rawValue: 10))
    let data = try JSONEncoder().encode([entry])
    #expect(try JSONDecoder().decode([EntryID].self, from: data) == [entry])
  }
}
