import NavTestSupport
import Testing

@testable import NavCore

@Suite("Subtrees that stay the same box")
struct SharingTests {
  private func text(_ text: String) -> Node { Node(.text(TextNode(text))) }

  private func row(_ name: String) -> Node {
    Node(
      .stack(StackNode.Attributes()),
      children: [Node(.divider), Node(.stack(StackNode.Attributes()), children: [text(name)])])
  }

  private func column(_ names: [String]) -> Node {
    Node(.scroll, children: names.map(row))
  }

  @Test("an equal tree is replaced by the older one")
  func equal() {
    let old = column(["a", "b"])
    #expect(column(["a", "b"]).sharing(with: old) === old)
    #expect(old.sharing(with: old) === old)
    #expect(old.sharing(with: nil) === old)
  }

  @Test("a change deep inside makes anew what leads to it and nothing beside it")
  func deep() {
    let old = column(["a", "b", "c"])
    let new = column(["a", "x", "c"]).sharing(with: old)
    #expect(new.children[0] === old.children[0])
    #expect(new.children[1] !== old.children[1])
    #expect(new.children[1].children[0] === old.children[1].children[0])
    #expect(new.children[2] === old.children[2])
  }

  @Test(
    "rows put in or taken out leave all others the same box",
    arguments: [
      ["x", "a", "b", "c", "d"], ["a", "b", "x", "c", "d"], ["a", "b", "c", "d", "x"],
      ["b", "c", "d"], ["a", "c", "d"], ["a", "b", "c"], ["x", "y", "a", "b", "c", "d"],
    ])
  func inserted(_ names: [String]) {
    let before = ["a", "b", "c", "d"]
    let old = column(before)
    let new = column(names).sharing(with: old)
    for (index, name) in names.enumerated() {
      guard let place = before.firstIndex(of: name) else { continue }
      #expect(new.children[index] === old.children[place], "\(name)")
    }
  }

  @Test("sharing changes nothing of what a tree says, whatever the two trees are")
  func faithful() {
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      func tree(_ depth: Int) -> Node {
        let kinds: [Node.Kind] = [.spacer, .divider, .scroll, .text(TextNode("t")), .scope]
        let count = depth == 0 ? 0 : Int.random(in: 0..<4, using: &random)
        let id =
          Bool.random(using: &random) ? NodeID(rawValue: .random(in: 0..<3, using: &random)) : nil
        return Node(
          kinds.randomElement(using: &random) ?? .spacer, id: id,
          children: (0..<count).map { _ in tree(depth - 1) })
      }
      let (old, new) = (tree(4), tree(4))
      let shared = new.sharing(with: old)
      #expect(shared == new, "seed \(seed)")
      #expect(shared.hashValue == new.hashValue, "seed \(seed)")
      #expect(shared.hasParts == new.hasParts, "seed \(seed)")
    }
  }
}
