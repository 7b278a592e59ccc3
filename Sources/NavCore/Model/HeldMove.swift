/// A move that waits for a guard's answer.
struct HeldMove {
  let request: MoveRequest
  /// What it came to when it was asked for.
  let change: Change
  /// The identities of what it brings, which it keeps if it comes to the same in the end.
  let ids: Range<Int>
  /// The guard that asks.
  let name: String
  /// The guards that are asked after this one.
  let rest: ArraySlice<Guard>
}
