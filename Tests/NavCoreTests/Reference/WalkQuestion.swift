/// A guard's question that waits for its answer in a random walk.
@MainActor struct WalkQuestion {
  let request: WalkRequest
  let continuation: CheckedContinuation<Void, Never>
}
