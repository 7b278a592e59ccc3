import Foundation
import Testing

@testable import NavCore

@Suite("Random walks through everything that takes part in moves")
@MainActor struct RandomWalkTests {
  /// How many moves are asked for in all; a soak asks for more by `NAV_SOAK_MOVES`.
  nonisolated static let moves =
    ProcessInfo.processInfo.environment["NAV_SOAK_MOVES"].flatMap(Int.init) ?? 4_800
  /// The seed of the first walk; `NAV_SOAK_SEED` repeats one that has failed.
  nonisolated static let firstSeed =
    ProcessInfo.processInfo.environment["NAV_SOAK_SEED"].flatMap(UInt64.init) ?? 0
  /// How many steps one walk takes.
  nonisolated static let steps = 300

  @Test("whatever is asked for in whatever order, the laws of moves hold")
  func laws() async throws {
    var tally = WalkTally()
    for seed in Self.firstSeed..<Self.firstSeed + UInt64(max(1, Self.moves / Self.steps)) {
      var walk = try RandomWalk(seed: seed)
      await walk.walk(Self.steps)
      #expect(walk.problem == nil, "seed \(seed)")
      if walk.problem != nil { return }
      tally.add(walk.tally)
    }
    #expect(tally[.made] > Self.moves / 4, "so few moves show little")
    for event in WalkTally.Event.allCases {
      #expect(tally[event] > Self.moves / 1_000, "\(event) happens too rarely")
    }
  }
}
