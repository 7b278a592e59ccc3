/// A move that waits for a guard's answer.
struct HeldMove {
  let move: Move
  /// What it came to when it was asked for.
  let change: Change
  /// The guard that asks.
  let name: String
  /// The guards that are asked after this one.
  let rest: ArraySlice<Guard>
  /// How often it was redirected or asked again.
  let round: Int

  init(
    _ move: Move, _ change: Change, by name: String, rest: ArraySlice<Guard>, round: Int
  ) {
    self.move = move
    self.change = change
    self.name = name
    self.rest = rest
    self.round = round
  }

  /// The same move, asked once more.
  var next: HeldMove { HeldMove(move, change, by: name, rest: rest, round: round + 1) }
}
