import NavCore
import Testing

@Suite("What has parts in it is put together again only when one of them has changed")
@MainActor struct OutdatedTests {
  private func composer(_ tallies: [Tally]) throws -> Composer {
    let model = try makeModel { page, _ in
      Screen("\(page)") {
        for tally in tallies { ScopeNode { TextNode("\(tally.count)") } }
        ListNode(count: 2) { row in ScopeNode { TextNode("\(tallies[row].count)") } }
      }
    }
    model.update(traits: .narrow)
    return Composer(model)
  }

  @Test("a scope that changes is seen, and those beside it stay the same boxes")
  func scopes() throws {
    let tallies = (0..<3).map { _ in Tally() }
    let composer = try composer(tallies)
    let before = composer.body
    tallies[2].count = 7
    let after = composer.body
    #expect(after.texts.contains("7"))
    let same = zip(before.children, after.children).map { $0 === $1 }
    #expect(same == [true, true, false, true])
  }

  @Test("a scope in a row is seen by the list, and a move of the focus by no body")
  func rows() throws {
    let tallies = (0..<3).map { _ in Tally() }
    let composer = try composer(tallies)
    let before = composer.body
    _ = try #require(before.list).row(at: 1)
    tallies[1].count = 5
    let after = composer.body
    #expect(try #require(after.list).row(at: 1).texts == ["5"])
    #expect(try #require(after.list).revision != before.list?.revision)
    let entry = try #require(composer.frame().frontStack?.entry)
    var state = composer.model.state(of: entry)
    state.focus = NodeID(rawValue: 1)
    composer.model.setState(state, of: entry)
    #expect(composer.body === after)
  }

  @Test("home is offered exactly where it would change something")
  func home() throws {
    let model = try makeModel(.twoColumns, plugins: [TestPlugin()])
    model.update(traits: .wide)
    let composer = Composer(model)
    func canGoHome() -> [Bool?] {
      composer.frame().stacks.map { stack in
        stack.bar?.node.buttons.first { $0.symbol == .home }?.isEnabled
      }
    }
    #expect(canGoHome() == [false, false])
    model.column(.detail).push(Page.item(1))
    #expect(canGoHome() == [true, true])
    model.perform(Move(.home, in: model.root.container, cause: .user))
    #expect(canGoHome() == [false, false])
    model.root.front(.detail)
    #expect(canGoHome() == [true, true])
  }
}
