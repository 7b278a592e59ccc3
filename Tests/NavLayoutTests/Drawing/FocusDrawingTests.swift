import NavCore
import Testing

@testable import NavLayout

@Suite("The focus is drawn where it is")
@MainActor struct FocusDrawingTests {
  private func focusedRows(_ items: [DisplayItem]) -> Set<Int> {
    Set(items.filter { $0.emphasis == .focus && $0.content == .fill }.map(\.rect.y))
  }

  @Test("Moving the focus by one row draws two rows")
  func twoRows() throws {
    let stage = try Stage(columns: 20, rows: 10) {
      ListNode(count: 1_000) { RowNode("row \($0)", action: {}) }
    }
    stage.work()
    let targets = stage.place().focusTargets
    for index in 1..<8 {
      try stage.focus(targets[index].id)
      // A row, its title and its mark, twice.
      #expect(stage.work() == (0, 6))
      #expect(focusedRows(stage.items()) == [index])
    }
  }

  @Test("A row that leaves its place to one that looks the same takes the focus along")
  func lookalike() throws {
    let order = Tally()
    let stage = try Stage(columns: 12, rows: 6) {
      let keys = order.count == 0 ? ["a", "b", "c"] : ["b", "a", "c"]
      ListNode(count: 3, id: { keys[$0] }) { _ in RowNode("same", action: {}) }
    }
    _ = stage.drawing.update(to: stage.place())
    try stage.focus(stage.place().focusTargets[1].id)
    _ = stage.drawing.update(to: stage.place())
    order.count = 1
    let areas = stage.drawing.update(to: stage.place())
    #expect(areas.contains(LayoutRect(0, 0, 12, 1)) && areas.contains(LayoutRect(0, 1, 12, 1)))
    #expect(focusedRows(stage.items()) == [0])
  }

  @Test("Rows with the same key are rows of their own, of which one has the focus")
  func sameKeys() throws {
    let stage = try Stage(columns: 12, rows: 6) {
      ListNode(count: 4, id: { "\($0 / 2)" }) { RowNode("row \($0)", action: {}) }
    }
    _ = stage.drawing.update(to: stage.place())
    try stage.focus(stage.place().focusTargets[3].id)
    let areas = stage.drawing.update(to: stage.place())
    #expect(Set(areas.map(\.y)) == [0, 3])
    #expect(focusedRows(stage.items()) == [3])
  }

  @Test("While a question is asked nothing below it is drawn as having the focus")
  func prompt() throws {
    let stage = try Stage(columns: 40, rows: 20) { RowNode("row", action: {}) }
    #expect(focusedRows(stage.items()) == [0])
    stage.model.ask(Prompt("Sure?", choices: [.init("Yes"), .init("No", role: .cancel)])) { _ in }
    let items = stage.items().filter { $0.emphasis == .focus }
    #expect(items.count == 2 && items.allSatisfy { $0.rect.y > 5 })
    #expect(stage.place().focused?.label == "Yes")
  }

  @Test("A frame without changes has nothing to be drawn, one of another size everything")
  func nothing() throws {
    var stage = try Stage(columns: 20, rows: 4) { TextNode("text") }
    #expect(stage.drawing.update(to: stage.place()) == [LayoutRect(0, 0, 20, 4)])
    #expect(stage.drawing.update(to: stage.place()).isEmpty)
    let area = LayoutRect(3, 1, 2, 2)
    #expect(stage.drawing.update(to: stage.place(), also: [area]) == [area])
    stage.size.width = 21
    stage.update()
    #expect(stage.drawing.update(to: stage.place()) == [LayoutRect(0, 0, 21, 4)])
    stage.drawing.reset()
    #expect(stage.drawing.update(to: stage.place()) == [LayoutRect(0, 0, 21, 4)])
  }

  @Test("Many changes are drawn as one area")
  func manyAreas() throws {
    let tally = Tally()
    let stage = try Stage(columns: 20, rows: 60) {
      for number in 0..<60 { TextNode(number % 2 == 0 ? "fixed" : tally.text) }
    }
    _ = stage.drawing.update(to: stage.place())
    tally.text = "1"
    #expect(stage.drawing.update(to: stage.place()) == [LayoutRect(0, 0, 20, 60)])
  }
}
