import NavCore
import Testing

@Suite("The identity of nodes")
@MainActor struct NodeIdentityTests {
  private func composer(
    @NodeBuilder _ body: @escaping @MainActor @Sendable () -> [any NodeContent]
  ) throws -> Composer {
    let model = try makeModel { page, _ in Screen("\(page)", body: body) }
    model.update(traits: .narrow)
    return Composer(model)
  }

  @Test("the same place has the same identity in every composition and model")
  func samePlace() throws {
    let tally = Tally()
    let bodies = try (0..<2).map { _ in
      try composer {
        ButtonNode("\(tally.count)") {}
        ButtonNode("other") {}
      }
    }
    let before = bodies.map { $0.body.children.map(\.id) }
    #expect(before[0] == before[1])
    tally.count = 1
    #expect(bodies[0].body.children.map(\.id) == before[0])
  }

  @Test("a condition, an alternative or a loop doesn't shift the identities behind it")
  func conditions() throws {
    let tally = Tally()
    let composer = try composer {
      if tally.count > 0 { ButtonNode("if") {} }
      if tally.count > 1 {
        ButtonNode("first") {}
        ButtonNode("second") {}
      } else {
        ButtonNode("else") {}
      }
      for number in 0..<tally.count { ButtonNode("loop \(number)") {} }
      [ButtonNode("array") {}]
      ButtonNode("last") {}
    }
    let last = try #require(composer.body.button("last"))
    let array = try #require(composer.body.button("array"))
    for count in [1, 2, 5, 0] {
      tally.count = count
      #expect(composer.body.button("last") == last, "count \(count)")
      #expect(composer.body.button("array") == array, "count \(count)")
      let ids = composer.body.children.map(\.id)
      #expect(Set(ids).count == ids.count, "count \(count)")
    }
  }

  @Test("the two sides of an alternative have identities of their own")
  func alternative() throws {
    let tally = Tally()
    let composer = try composer {
      if tally.count == 0 { ButtonNode("A") {} } else { ButtonNode("B") {} }
    }
    let first = composer.body.button("A")
    tally.count = 1
    #expect(composer.body.button("B") != first)
  }

  @Test("contents under a key keep their identity wherever they stand")
  func keyed() throws {
    let order = Box<[String]>()
    order.value = ["a", "b", "c"]
    let tally = Tally()
    let composer = try composer {
      let _ = tally.count
      StackNode { (order.value ?? []).map { name in Keyed(name) } }
    }
    let before = ["a", "b", "c"].map { composer.body.button($0) }
    order.value = ["c", "a", "b"]
    tally.count += 1
    #expect(["a", "b", "c"].map { composer.body.button($0) } == before)
    #expect(Set(before).count == 3)
  }

  /// A button under a key within one place, whatever its index.
  private struct Keyed: NodeContent {
    let name: String

    init(_ name: String) { self.name = name }

    func nodes(in context: NodeContext) -> [Node] {
      KeyedNode(name) { ButtonNode(name) {} }.nodes(in: context)
    }
  }

  @Test("places near each other don't share an identity: indexes, keys, and three levels of both")
  func noCollisions() {
    var seen: Set<NodeID> = [NodeID(rawValue: 0)]
    var places = 1
    func visit(_ id: NodeID, _ depth: Int) {
      guard depth > 0 else { return }
      for index in -1..<40 {
        for child in [id.child(index), id.child("\(index)")] {
          seen.insert(child)
          places += 1
          visit(child, depth - 1)
        }
      }
    }
    visit(NodeID(rawValue: 0), 3)
    #expect(seen.count == places)
  }

  @Test("identities are the same in every process: these stand in saved states")
  func stable() {
    #expect(NodeID(rawValue: 0).child(1).child("body").description == "n9u2qec6n1la9")
  }
}
