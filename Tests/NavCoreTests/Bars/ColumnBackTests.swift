import NavCore
import Testing

@Suite("The way back in columns and presentations")
@MainActor struct ColumnBackTests {
  private func composer(_ traits: Traits) throws -> Composer {
    let model = try makeModel(.twoColumns, plugins: [TestPlugin()])
    model.update(traits: traits)
    return Composer(model)
  }

  @Test("collapsed, the detail's root leads back to what the column before shows")
  func collapsed() throws {
    let composer = try composer(.narrow)
    composer.model.root.show(Page.item(1))
    #expect(composer.bar?.back?.label == "Back to sidebar")
    composer.model.column(.sidebar).push(Page.item(2))
    #expect(composer.bar?.back?.label == "Back to item-2")
    #expect(composer.activate(try #require(composer.bar?.node.button("item-2"))))
    #expect(composer.model.root.frontColumn == .sidebar)
    #expect(composer.bar?.title == "item-2")
  }

  @Test("side by side, the detail's root has no back")
  func apart() throws {
    let composer = try composer(.wide)
    composer.model.root.show(Page.item(1))
    #expect(composer.frame().stacks.map { $0.bar?.back } == [nil, nil])
    composer.model.column(.detail).push(Page.item(2))
    #expect(composer.frame().stacks[1].bar?.back?.label == "Back to item-1")
    #expect(composer.frame().stacks[0].bar?.back == nil)
  }

  @Test("turning the device changes the way back and nothing of the path")
  func turning() throws {
    let composer = try composer(.wide)
    composer.model.root.show(Page.item(1))
    for _ in 0..<3 {
      composer.model.update(traits: .narrow)
      #expect(composer.frame().stacks.map { $0.bar?.title } == ["item-1"])
      #expect(composer.bar?.back?.label == "Back to sidebar")
      composer.model.update(traits: .wide)
      #expect(composer.frame().stacks.map { $0.bar?.title } == ["sidebar", "item-1"])
      #expect(composer.bar?.back == nil)
    }
  }

  @Test("collapsed in a column behind the first, home can be pressed; at home it can't")
  func home() throws {
    let composer = try composer(.narrow)
    func canGoHome() -> Bool? {
      composer.bar?.node.buttons.first { $0.symbol == .home }?.isEnabled
    }
    #expect(canGoHome() == false)
    composer.model.root.show(Page.item(1))
    #expect(canGoHome() == true)
    composer.model.user(.home)
    #expect(canGoHome() == false)
  }

  @Test("the root of a presentation is closed; above it there is a way back")
  func presentation() throws {
    let composer = try composer(.narrow)
    composer.model.root.present(Page.item(1))
    #expect(composer.bar?.back?.label == "Close")
    #expect(composer.bar?.back?.symbol == .close)
    #expect(composer.bar?.backTitle == nil)
    composer.model.front.push(Page.item(2))
    #expect(composer.bar?.back?.label == "Back to item-1")
    composer.model.user(.back)
    #expect(composer.activate(try #require(composer.bar?.node.button("Close"))))
    #expect(composer.model.tree.presentations.isEmpty)
  }
}
