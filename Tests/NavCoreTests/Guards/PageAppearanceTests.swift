import NavCore
import Testing

@Suite("Appearing and disappearing in pages")
@MainActor struct PageAppearanceTests {
  @Test("only the page that is shown appears, and it does each time that it is turned to")
  func turning() throws {
    let sights = Sights()
    let model = try makeModel(.threePages(), told: sights)
    for _ in 0..<2 {
      #expect(
        sights.during { model.root.select(.next) }
          == ["will-item-1", "will+item-2", "did-item-1", "did+item-2"])
      #expect(
        sights.during { model.root.select(.previous) }
          == ["will-item-2", "will+item-1", "did-item-2", "did+item-1"])
    }
  }

  @Test("a jump over pages shows none of those between")
  func jump() throws {
    let sights = Sights()
    let model = try makeModel(.threePages(), told: sights)
    #expect(
      sights.during { model.root.select(.index(2)) }
        == ["will-item-1", "will+item-3", "did-item-1", "did+item-3"])
  }

  @Test("a page appears with what is on top of its stack, whatever happened to it out of sight")
  func path() throws {
    let sights = Sights()
    let model = try makeModel(.threePages(), told: sights)
    #expect(sights.during { model.tagged("second").push(Page.item(7)) } == [])
    #expect(
      sights.during { model.root.select(.next) }
        == ["will-item-1", "will+item-7", "did-item-1", "did+item-7"])
    #expect(sights.during { model.tagged("first").push(Page.item(8)) } == [])
  }

  @Test("pages in a page and columns in a page come and go together, lowest first, uppermost last")
  func nested() throws {
    let sights = Sights()
    let model = try makeModel(.nestedPages, told: sights)
    #expect(
      sights.during { model.root.select(.next) } == [
        "will-blank", "will-sidebar", "will+item-1", "did-blank", "did-sidebar", "did+item-1",
      ])
    #expect(
      sights.during { model.tagged("inner").select(.next) }
        == ["will-item-1", "will+item-3", "did-item-1", "did+item-3"])
    #expect(
      sights.during { model.tagged("outer").select(.previous) } == [
        "will-item-3", "will+sidebar", "will+blank", "did-item-3", "did+sidebar", "did+blank",
      ])
    #expect(sights.during { model.tagged("inner").select(.previous) } == [])
  }

  @Test(
    "a screen's work starts when its page is turned to, and goes on when it is turned away from")
  func work() async throws {
    let log = Count()
    let model = try makeModel(.threePages()) { page, _ in
      Screen("\(page)") {}.task {
        log.log.append("\(page) began")
        for await _ in AsyncStream<Never>.makeStream().stream {}
        log.log.append("\(page) ended")
      }
    }
    model.update(traits: .narrow)
    await turns()
    #expect(log.log == ["item-1 began"])
    model.root.select(.next)
    model.root.select(.previous)
    model.root.select(.next)
    await turns()
    #expect(log.log == ["item-1 began", "item-2 began"])
  }

  @Test("two ways to ask for the page that is selected tell nothing")
  func same() throws {
    let sights = Sights()
    let model = try makeModel(.threePages(), told: sights)
    #expect(
      sights.during {
        model.root.select(.index(0))
        model.root.select(.tagged("first"))
        model.root.select(.previous)
      } == [])
  }
}
