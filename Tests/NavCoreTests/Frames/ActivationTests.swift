import NavCore
import Testing

@Suite("Using what is shown")
@MainActor struct ActivationTests {
  private func composer(_ tally: Tally = Tally()) throws -> Composer {
    let model = try makeModel(plugins: [TestPlugin()]) { page, context in
      Screen("\(page)") {
        ButtonNode("Push") { context.navigator.push(Page.item(1)) }
        ButtonNode("Sheet") { context.navigator.present(Page.item(2)) }
        ButtonNode("Off", isEnabled: false) { tally.count += 1 }
        ButtonNode("Ask") {
          context.ask(Prompt("?", choices: [.init("Yes")])) { _ in tally.count += 1 }
        }
        ScopeNode { ButtonNode("In scope") { tally.count += 1 } }
        RowNode("Row") { tally.count += 1 }
        FieldNode("Field", text: "", submit: { tally.other += 1 }) { tally.count = $0.count }
        FieldNode("Notes", text: "", isMultiline: true) { tally.count = $0.count }
        ListNode(count: 3) { number in ButtonNode("Row \(number)") { tally.count = number } }
      }
    }
    model.update(traits: .narrow)
    return Composer(model)
  }

  private func field(_ label: String, in node: Node) -> NodeID? {
    node.all.first { node in
      if case .field(let attributes) = node.kind { attributes.label == label } else { false }
    }?.id
  }

  @Test("a button pressed twice in one frame pushes once")
  func quickDouble() throws {
    let composer = try composer()
    let push = try #require(composer.body.button("Push"))
    #expect(composer.activate(push))
    #expect(!composer.activate(push))
    #expect(composer.model.path == ["home", "item-1"])
    #expect(!composer.activate(push), "the screen with the button is not in sight")
    composer.model.root.pop()
    _ = composer.frame()
    #expect(composer.activate(push))
  }

  @Test("what a presentation or a prompt covers can't be used")
  func covered() throws {
    let tally = Tally()
    let composer = try composer(tally)
    let (sheet, ask) = (composer.body.button("Sheet"), composer.body.button("Ask"))
    #expect(composer.activate(try #require(sheet)))
    #expect(!composer.activate(try #require(sheet)))
    #expect(composer.model.tree.presentations.count == 1)
    composer.model.front.dismiss()
    _ = composer.frame()
    #expect(composer.activate(try #require(ask)))
    #expect(!composer.activate(try #require(ask)))
    let yes = try #require(composer.frame().prompt?.node.button("Yes"))
    #expect(!composer.activate(try #require(ask)))
    #expect(composer.activate(yes))
    #expect(tally.count == 1)
    #expect(composer.activate(try #require(ask)))
  }

  @Test("buttons in scopes, rows and lists do what they say; what is off does nothing")
  func parts() throws {
    let tally = Tally()
    let composer = try composer(tally)
    let body = composer.body
    #expect(composer.activate(try #require(body.button("In scope"))))
    let row = try #require(body.all.first { if case .row = $0.kind { true } else { false } }?.id)
    #expect(composer.activate(row))
    #expect(tally.count == 2)
    let second = try #require(body.list?.row(at: 2).id)
    #expect(composer.activate(second))
    #expect(tally.count == 2)
    #expect(!composer.activate(try #require(body.button("Off"))))
    #expect(!composer.activate(NodeID(rawValue: 12345)))
  }

  @Test("a field takes text and submits; one of many lines has nothing to submit")
  func fields() throws {
    let tally = Tally()
    let composer = try composer(tally)
    let name = try #require(field("Field", in: composer.body))
    let notes = try #require(field("Notes", in: composer.body))
    #expect(composer.edit(name, "four"))
    #expect(tally.count == 4)
    #expect(composer.activate(name))
    #expect(tally.other == 1)
    #expect(composer.edit(notes, "a\nb"))
    #expect(tally.count == 3)
    #expect(!composer.activate(notes))
    #expect(!composer.edit(try #require(composer.body.button("Push")), "text"))
  }

  @Test("the handlers of a frame are those of its closures' latest captures")
  func captures() throws {
    let (tally, results) = (Tally(), Count())
    let model = try makeModel { page, _ in
      Screen("\(page)") {
        let captured = tally.count
        ButtonNode("Go") { results.value = captured }
      }
    }
    model.update(traits: .narrow)
    let composer = Composer(model)
    let go = try #require(composer.body.button("Go"))
    tally.count = 8
    #expect(composer.body.button("Go") == go)
    #expect(composer.activate(go))
    #expect(results.value == 8)
  }
}
