/// Measures comparisons: warms both sides up, then has them take turns, round by round.
@MainActor struct Runner {
  /// How often each side is measured.
  let rounds: Int

  /// How long a round takes at least, with its preparation: much longer than a look at the clock or
  /// an interruption by the system.
  private static let shortestRound = Duration.milliseconds(10)
  /// How often the work is done in a round at most.
  private static let mostRepetitions = 1 << 20

  /// Measures one comparison.
  ///
  /// - Throws: ``WrongResult`` where a side did something else than it was asked for.
  func measure(_ comparison: Comparison) async throws -> ComparisonResult {
    let (engine, bare) = (comparison.engine(), comparison.bare())
    let engineCount = try await warmUp(engine)
    let bareCount = try await warmUp(bare)
    var engineTimes: [Double] = []
    var bareTimes: [Double] = []
    for round in 0..<rounds {
      // Who goes first changes, so that neither always finds the caches warm.
      if round.isMultiple(of: 2) {
        engineTimes.append(try await time(engine, engineCount))
        bareTimes.append(try await time(bare, bareCount))
      } else {
        bareTimes.append(try await time(bare, bareCount))
        engineTimes.append(try await time(engine, engineCount))
      }
    }
    return ComparisonResult(
      comparison, engine: Timing(rounds: engineTimes), bare: Timing(rounds: bareTimes))
  }

  /// Runs a contender until all is warm, and gives how many repetitions make a round.
  private func warmUp(_ contender: some Contender) async throws -> Int {
    let clock = ContinuousClock()
    var count = 1
    while true {
      let start = clock.now
      _ = try await time(contender, count)
      if clock.now - start >= Self.shortestRound || count >= Self.mostRepetitions { return count }
      count *= 2
    }
  }

  private func time(_ contender: some Contender, _ count: Int) async throws -> Double {
    let nanoseconds = try contender.run(count).nanoseconds
    // What the engine has left to the main actor is done here, so that it can't pile up.
    await Task.yield()
    return nanoseconds
  }
}
