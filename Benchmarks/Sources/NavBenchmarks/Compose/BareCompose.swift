import NavCore

/// Pushes, makes the nodes of what is shown, and pops; the nodes below are kept, as the engine does.
@MainActor struct BareCompose: Contender {
  private let stack = BareStack(depth: 1)
  private let root = BareNode(Page.start)

  func run(_ count: Int) throws(WrongResult) -> Sample {
    let duration = ContinuousClock().measure {
      for number in 0..<count {
        stack.entries.append(BareStack.entry(number, Page.item(number)))
        blackHole(BareNode(Page.item(number)))
        stack.entries.removeLast()
        blackHole(root)
      }
    }
    try WrongResult.check("depth", of: self, is: stack.entries.count, expected: 1)
    try WrongResult.check(
      "number of nodes", of: self, is: BareNode(Page.item(count)).count, expected: Page.nodeCount)
    return Sample(operations: count, duration: duration)
  }
}
