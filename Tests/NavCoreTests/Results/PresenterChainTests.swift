import NavCore
import Testing

@Suite("The way of a result to who receives it")
@MainActor struct PresenterChainTests {
  @Test("it ends where a presenter was taken into the very layer that it presented")
  func circle() throws {
    let contexts = Contexts()
    let model = try makeModel(screen: contexts.maker())
    model.update(traits: .narrow)
    model.root.push(Page.item(1))
    let presenter = try #require(model.root.entries.last)
    model.root.present(Page.item(2))
    let sheet = model.front
    #expect(model.root.transfer(presenter.id, to: sheet).change != nil)
    sheet.push(Page.item(3))
    #expect(contexts[.item(3)]?.finish(returning: 7).change != nil)
    #expect(model.log.records.map(\.kind) == [.unclaimed])
    #expect(model.path == ["item-2", "item-1"])
  }

  @Test(
    "a presenter that went to another stack is asked where it is now, with those below it there")
  func moved() throws {
    let (contexts, log) = (Contexts(), Count())
    let model = try makeModel(
      .twoColumns,
      screen: contexts.maker { page, screen in
        page == .blank ? screen.receive(Int.self) { log.log.append("\(page) got \($0)") } : screen
      })
    model.update(traits: .narrow)
    model.root.push(Page.item(1))
    let presenter = try #require(model.root.entries.last)
    model.front.present(Page.item(2))
    model.column(.sidebar).transfer(presenter.id, to: model.column(.detail))
    contexts[.item(2)]?.finish(returning: 7)
    #expect(log.log == ["blank got 7"])
  }
}
