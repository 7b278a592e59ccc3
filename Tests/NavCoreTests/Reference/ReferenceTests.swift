import Testing

@testable import NavCore

@Suite("The engine against a reference of plain arrays")
@MainActor struct ReferenceTests {
  /// Trees of one kind, and how many cases they give at least.
  struct Family: Sendable, CustomTestStringConvertible {
    let name: String
    let trees: @Sendable () -> [SmallTree]
    let cases: Int

    var testDescription: String { name }
  }

  nonisolated static let families = [
    Family(name: "stacks", trees: { SmallTree.stacks }, cases: 3_800),
    Family(name: "columns", trees: { SmallTree.columns }, cases: 16_500),
    Family(name: "other columns", trees: { SmallTree.otherColumns }, cases: 6_800),
    Family(name: "pagers", trees: { SmallTree.pagers }, cases: 10_100),
    Family(name: "presentations", trees: { SmallTree.presented }, cases: 18_300),
    Family(name: "holders", trees: { SmallTree.holders }, cases: 12_800),
  ]

  @Test("every move on every small tree does what plain arrays do", arguments: families)
  func everyMove(_ family: Family) throws {
    var count = 0
    var problems: [String] = []
    for (index, tree) in family.trees().enumerated() {
      var bench = try ReferenceBench(tree)
      for move in SmallMoves(bench.reference, hasPairs: index % 5 == 1).all {
        count += 1
        guard let problem = bench.problem(with: move) else { continue }
        problems.append("\(bench.reference.layers.map(\.node)): \(problem)")
      }
    }
    #expect(problems.isEmpty, "\(problems.count): \(problems.prefix(5).joined(separator: "\n"))")
    #expect(count >= family.cases)
  }
}
