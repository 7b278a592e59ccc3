import NavCore
import Testing

@Suite("Whom a move is asked of")
@MainActor struct TargetTests {
  private func push(_ target: Move.Target, _ model: NavigationModel) -> Outcome {
    model.perform(Move(.push(.to(Page.item(9))), in: target))
  }

  @Test("the root is the outermost container, also below presentations")
  func root() throws {
    let model = try makeModel()
    model.root.present(Page.item(1))
    #expect(push(.root, model).change != nil)
    #expect(model.root.entries.map(\.text) == ["home", "item-9"])
    #expect(model.path == ["item-1"])
  }

  @Test("the front is the stack that the user is in: topmost layer, selected page, front column")
  func front() throws {
    let model = try makeModel(.nestedPages)
    model.tagged("split").front(.detail)
    #expect(push(.front, model).change != nil)
    #expect(model.path == ["blank", "item-9"])
    model.root.present(.threePages(selection: 1))
    #expect(push(.front, model).change != nil)
    #expect(model.path == ["item-2", "item-9"])
  }

  @Test("a tag is found in every layer, whatever is in front")
  func tagged() throws {
    let model = try makeModel(.nestedPages)
    model.root.present(.stack(Page.item(5), tag: "sheet"), as: .cover)
    #expect(push(.tagged("right"), model).change != nil)
    #expect(model.tagged("right").entries.count == 3)
    #expect(push(.tagged("sheet"), model).change != nil)
    #expect(model.path == ["item-5", "item-9"])
  }

  @Test("a tag that nobody has is not found, and the outcome lists those that there are")
  func unknownTag() throws {
    let model = try makeModel(.threePages())
    #expect(
      push(.tagged("attic"), model).missing
        == "navigator tagged “attic” (there are: “first”, “pages”, “second”, “third”)")
    let bare = try makeModel()
    #expect(push(.tagged("attic"), bare).missing == "navigator tagged “attic” (none has a tag)")
  }

  @Test("a container that is not there is not found")
  func unknownContainer() throws {
    let model = try makeModel()
    #expect(push(.container(ContainerID(rawValue: 99)), model).missing == "container c99")
  }

  @Test("a target is found when the move is made: a tag that comes first is found by then")
  func whenMade() throws {
    let tickets = Box<Ticket>()
    let model = try makeModel(observers: [
      Observer { change, model in
        guard change.inserted.first?.text == "item-1" else { return }
        model.root.present(.stack(Page.item(2), tag: "sheet"))
        tickets.value = model.perform(Move(.push(.to(Page.item(3))), in: .tagged("sheet"))).ticket
      }
    ])
    model.root.push(Page.item(1))
    #expect(tickets.value?.current?.change != nil)
    #expect(model.path == ["item-2", "item-3"])
  }

  @Test("the tree tells which container a target means")
  func lookUp() throws {
    let tree = try makeModel(.nestedPages).tree
    #expect(tree.container(of: .root) == tree.root)
    #expect(tree.container(of: .front) == tree.frontStack)
    #expect(tree.container(of: .tagged("inner")) == tree.containers.tags["inner"])
    #expect(tree.container(of: .tagged("attic")) == nil)
    #expect(tree.container(of: .container(ContainerID(rawValue: 99))) == nil)
  }

  @Test("a target is written as logs show it")
  func text() {
    let targets: [Move.Target] = [
      .container(ContainerID(rawValue: 7)), .tagged("side"), .root, .front,
    ]
    #expect(targets.map(\.description) == ["c7", "“side”", "root", "front"])
  }
}
