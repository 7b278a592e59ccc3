import NavCore
import Testing

@Suite("Lists")
@MainActor struct ListTests {
  /// Counts how many of its objects are alive.
  private final class Token: Sendable {
    let count: Locked<Int>

    init(_ count: Locked<Int>) {
      self.count = count
      count.change { $0 += 1 }
    }

    deinit { count.change { $0 -= 1 } }
  }

  private func composer(
    @NodeBuilder _ body: @escaping @MainActor @Sendable () -> [any NodeContent]
  ) throws -> Composer {
    let model = try makeModel { page, _ in Screen("\(page)", body: body) }
    model.update(traits: .narrow)
    return Composer(model)
  }

  @Test("of 100,000 rows only those that are asked for are made, each once")
  func lazy() throws {
    let count = Count()
    let composer = try composer {
      ListNode(count: 100_000) { number in
        let _ = count.log.append("\(number)")
        TextNode("row \(number)")
      }
    }
    let list = try #require(composer.body.list)
    #expect(list.count == 100_000)
    #expect(count.log == [])
    for _ in 0..<3 {
      for number in 50_000..<50_020 { #expect(list.row(at: number).texts == ["row \(number)"]) }
    }
    #expect(count.log.count == 20)
  }

  @Test("rows under one key are rows of their own, each with its own action")
  func sameKeys() throws {
    let count = Count()
    let composer = try composer {
      ListNode(["a", "b", "a"].enumerated().map(\.self), id: { $0.element }) { row in
        ButtonNode("\(row.offset)\(row.element)") { count.log.append("\(row.offset)") }
      }
    }
    let list = try #require(composer.body.list)
    for _ in 0..<2 {
      let rows = (0..<3).map { list.row(at: $0) }
      #expect(rows.flatMap(\.buttons).map(\.title) == ["0a", "1b", "2a"])
      for row in rows { composer.activate(try #require(row.id)) }
    }
    #expect(count.log == ["0", "1", "2", "0", "1", "2"])
  }

  @Test("rows out of sight are let go: scrolling through all keeps a bounded number")
  func bounded() throws {
    let count = Locked(0)
    let composer = try composer {
      ListNode(count: 100_000) { number in
        let token = Token(count)
        ButtonNode("\(number)") { _ = token.count }
      }
    }
    let entry = try #require(composer.frame().frontStack?.entry)
    var state = EntryState()
    var highest = 0
    for first in stride(from: 0, to: 100_000, by: 50) {
      state.scroll[NodeID(rawValue: 1)] = .init(row: first)
      composer.model.setState(state, of: entry)
      let list = try #require(composer.body.list)
      for number in first..<first + 50 { _ = list.row(at: number) }
      highest = max(highest, count.value)
    }
    #expect(highest <= 1_024)
  }

  @Test("asking for all rows within one frame takes time in proportion")
  func allAtOnce() throws {
    let composer = try composer { ListNode(count: 30_000) { TextNode("\($0)") } }
    let list = try #require(composer.body.list)
    for number in 0..<30_000 { _ = list.row(at: number) }
    #expect(composer.statistics.units >= 30_000)
  }

  @Test("a row that reads a value is made again alone, and the list is another one then")
  func rowAlone() throws {
    let tally = Tally()
    let composer = try composer {
      TextNode("above")
      ListNode(count: 10) { TextNode($0 == 3 ? "\(tally.count)" : "\($0)") }
    }
    let before = try #require(composer.body.list)
    let rows = (0..<10).map(before.row)
    let above = composer.body.children[0]
    tally.count = 9
    let after = try #require(composer.body.list)
    #expect(after != before)
    let units = composer.statistics.units
    #expect((0..<10).filter { after.row(at: $0) !== rows[$0] } == [3])
    #expect(after.row(at: 3).texts == ["9"])
    #expect(composer.statistics.units == units + 1)
    #expect(composer.body.children[0] === above)
  }

  @Test("a list with a revision keeps its rows when the body is made anew, until it is another")
  func revision() throws {
    let (tally, count) = (Tally(), Count())
    let composer = try composer {
      TextNode("\(tally.count)")
      ListNode(count: 5, revision: tally.other) { number in
        let _ = count.log.append("\(number)")
        TextNode("\(number)")
      }
    }
    let first = try #require(composer.body.list)
    _ = first.row(at: 0)
    tally.count = 1
    let second = try #require(composer.body.list)
    #expect(second == first)
    _ = second.row(at: 0)
    #expect(count.log.count == 1)
    tally.other = 1
    let third = try #require(composer.body.list)
    #expect(third != second)
    _ = third.row(at: 0)
    #expect(count.log.count == 2)
  }

  @Test("rows keep their identity under their keys when values move")
  func keys() throws {
    let names = Box<[String]>()
    names.value = ["a", "b", "c"]
    let tally = Tally()
    let composer = try composer {
      let _ = tally.count
      ListNode(names.value ?? [], id: { $0 }) { name in ButtonNode(name) {} }
    }
    func ids() -> [NodeID?] {
      let list = composer.body.list
      return (0..<(list?.count ?? 0)).map { list?.row(at: $0).id }
    }
    let before = ids()
    #expect(Set(before).count == 3)
    names.value = ["c", "x", "a"]
    tally.count += 1
    let after = ids()
    #expect(after[0] == before[2])
    #expect(after[2] == before[0])
    #expect(!before.contains(after[1]))
  }
}
