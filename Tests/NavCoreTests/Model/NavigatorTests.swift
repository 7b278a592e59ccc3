import NavCore
import Testing

@Suite("Navigators")
@MainActor struct NavigatorTests {
  @Test("a navigator knows its container and tag, and is found by the tag")
  func tags() throws {
    let model = try makeModel(.threeColumns)
    let content = try #require(model.navigator(tagged: "content"))
    #expect(content.tag == "content")
    #expect(content === model.column(.content))
    #expect(content.entries.map(\.text) == ["home"])
    #expect(model.navigator(tagged: "nowhere") == nil)
    #expect(model.root.tag == nil)
  }

  @Test("the tag of a presentation is found while it is presented")
  func presented() throws {
    let model = try makeModel()
    let plan = ContainerPlan.stack(Page.item(1), tag: "sheet")
    model.root.perform(.present(.sheet, plan), animated: true, cause: .code)
    #expect(model.navigator(tagged: "sheet") === model.front)
    model.front.dismiss()
    #expect(model.navigator(tagged: "sheet") == nil)
  }

  @Test("a screen's navigator is the one of the stack that shows it")
  func ofScreen() throws {
    let count = Count()
    let model = try makeModel(.threeColumns, plugins: [TestPlugin()]) { page, context in
      count.log.append("\(page) in \(context.navigator.tag ?? "-")")
      return Screen("\(page)") {}
    }
    model.update(traits: .wide)
    #expect(count.log == ["sidebar in sidebar", "home in content", "blank in detail"])
  }

  @Test("moves made through the navigator's methods carry what was asked")
  func moves() throws {
    let moves = Box<[Move]>()
    moves.value = []
    let model = try makeModel(guards: [
      Guard { proposal in
        moves.value?.append(proposal.move)
        return .allow
      }
    ])
    model.root.push(Page.item(1), animated: false)
    model.root.push(Screen("Built") {})
    model.root.present(Screen("Built") {}, as: .alert)
    #expect(moves.value?.map(\.isAnimated) == [false, true, true])
    #expect(moves.value?.allSatisfy { $0.cause == .code } == true)
    #expect(model.tree.presentations.map(\.kind) == [.alert])
  }

  @Test("the front navigator is the one that the user is in")
  func front() throws {
    let model = try makeModel(.twoColumns)
    #expect(model.front === model.column(.sidebar))
    model.root.front(.detail)
    #expect(model.front === model.column(.detail))
    model.root.present(Page.item(1))
    #expect(model.front.entries.map(\.text) == ["item-1"])
    #expect(model.root.container == model.tree.root)
  }
}
