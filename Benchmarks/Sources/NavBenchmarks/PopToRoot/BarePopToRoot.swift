import NavCore

/// Goes from a depth to the root with a plain array, which frees the entries with their storage and
/// does nothing else.
@MainActor struct BarePopToRoot: Contender {
  private let stacks: [BareStack]
  private let model: BareStack
  private let variant: PopToRootVariant

  init(depth: Int, _ variant: PopToRootVariant) {
    self.variant = variant
    stacks = (0..<PopToRootBatch.size(depth: depth)).map { _ in BareStack(depth: 1) }
    model = BareStack(depth: depth)
  }

  func run(_ count: Int) throws(WrongResult) -> Sample {
    var duration = Duration.zero
    var operations = 0
    var removed: [[Entry]] = []
    removed.reserveCapacity(stacks.count)
    while operations < count {
      for stack in stacks { stack.entries.append(contentsOf: model.entries.dropFirst()) }
      try check(depth: model.entries.count)
      duration += ContinuousClock().measure {
        for stack in stacks {
          let entries = stack.entries
          stack.entries = [entries[0]]
          if variant == .kept { removed.append(entries) }
        }
      }
      removed.removeAll(keepingCapacity: true)
      try check(depth: 1)
      operations += stacks.count
    }
    return Sample(operations: operations, duration: duration)
  }

  private func check(depth: Int) throws(WrongResult) {
    for stack in stacks {
      try WrongResult.check("depth", of: self, is: stack.entries.count, expected: depth)
    }
  }
}
