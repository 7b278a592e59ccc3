import NavCore
import Testing

@Suite("Parts of a body")
@MainActor struct PartTests {
  private func composer(
    @NodeBuilder _ body: @escaping @MainActor @Sendable () -> [any NodeContent]
  ) throws -> Composer {
    let model = try makeModel { page, _ in Screen("\(page)", body: body) }
    model.update(traits: .narrow)
    return Composer(model)
  }

  @Test("a scope is composed alone when only it reads what changed; all else is the same box")
  func scope() throws {
    let tally = Tally()
    let composer = try composer {
      StackNode { TextNode("quiet") }
      StackNode { ScopeNode { TextNode("\(tally.count)") } }
      StackNode { TextNode("\(tally.other)") }
    }
    let before = composer.body
    tally.count = 1
    #expect(composer.unitsForFrame() == 1)
    let after = composer.body
    #expect(after.texts == ["quiet", "1", "0"])
    #expect(after.children[0] === before.children[0])
    #expect(after.children[1] !== before.children[1])
    #expect(after.children[2] === before.children[2])
  }

  @Test("a body that changes keeps the boxes of its unchanged parts, and its scopes' new captures")
  func captures() throws {
    let tally = Tally()
    let composer = try composer {
      let captured = tally.count
      StackNode { TextNode("quiet") }
      ScopeNode { TextNode("\(captured)-\(tally.other)") }
    }
    let before = composer.body
    tally.count = 7
    #expect(composer.body.texts == ["quiet", "7-0"])
    #expect(composer.body.children[0] === before.children[0])
  }

  @Test("scopes within scopes are composed by themselves")
  func nested() throws {
    let tally = Tally()
    let composer = try composer {
      ScopeNode {
        TextNode("\(tally.count)")
        ScopeNode { TextNode("\(tally.other)") }
      }
    }
    #expect(composer.body.texts == ["0", "0"])
    tally.other = 1
    #expect(composer.unitsForFrame() == 1)
    #expect(composer.body.texts == ["0", "1"])
  }

  @Test("a value that changes to what it was gives the very same boxes")
  func sameValue() throws {
    let tally = Tally()
    let composer = try composer { StackNode { TextNode(tally.count < 10 ? "few" : "many") } }
    let before = composer.body
    tally.count = 3
    #expect(composer.unitsForFrame() == 1)
    #expect(composer.body === before)
  }

  @Test("a part that is no longer in the body observes nothing")
  func removed() throws {
    let tally = Tally()
    let isShown = Tally()
    let composer = try composer {
      if isShown.count == 0 { ScopeNode { TextNode("\(tally.count)") } }
      TextNode("always")
    }
    #expect(composer.body.texts == ["0", "always"])
    isShown.count = 1
    #expect(composer.body.texts == ["always"])
    let frames = composer.statistics.frames
    tally.count = 1
    #expect(composer.unitsForFrame() == 0)
    #expect(composer.statistics.frames == frames)
    isShown.count = 0
    #expect(composer.body.texts == ["1", "always"])
  }

  @Test("a body toggled 1,000 times observes what it read last and nothing from before")
  func toggled() throws {
    let (switching, tally) = (Tally(), Tally())
    let composer = try composer {
      if switching.count.isMultiple(of: 2) { ScopeNode { TextNode("\(tally.count)") } }
      TextNode("\(switching.count.isMultiple(of: 2) ? tally.other : 0)")
    }
    for number in 1...1_001 {
      switching.count = number
      _ = composer.frame()
    }
    tally.other = 5
    #expect(composer.unitsForFrame() == 0)
    switching.count = 1_002
    #expect(composer.body.texts == ["0", "5"])
    tally.count = 3
    #expect(composer.unitsForFrame() == 1)
  }
}
