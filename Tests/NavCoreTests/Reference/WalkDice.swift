import NavTestSupport

/// The chance in a random walk, repeated by its seed.
@MainActor final class WalkDice {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// A number from 0 on.
  func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &generator) }

  /// Whether something happens that does so in so many of a hundred cases.
  func chance(_ percent: Int) -> Bool { roll(100) < percent }

  /// One of several.
  func pick<Element>(_ list: [Element]) -> Element { list[roll(list.count)] }
}
