/// The moves that wait, and what they wait for.
@MainActor struct MoveQueue {
  /// The moves that wait, in the order in which they were asked; those that are done are nil.
  private var waiting: [MoveRequest?] = []
  private var first = 0
  /// The moves that wait for an answer, each under a number of its own.
  var held: [Int: Move] = [:]
  /// The presentations that were put up to find an answer, each with the number of the held move.
  var answerLayers: [ContainerID: Int] = [:]
  /// How many guards and observers are being asked right now, one inside the other.
  var depth = 0

  /// How often one move may be redirected or asked again before it is refused: more than any chain
  /// that is meant, and soon enough for one that runs in a circle.
  static let limit = 16

  /// Whether no move waits for those before it.
  var isEmpty: Bool { first == waiting.count }

  mutating func append(_ request: MoveRequest) { waiting.append(request) }

  /// The move that has waited longest and need not wait for an answer; it waits no more.
  mutating func next() -> MoveRequest? {
    guard !isEmpty else { return nil }
    if !held.isEmpty { return nextOfAnswer() }
    let request = waiting[first]
    waiting[first] = nil
    first += 1
    if first * 2 > waiting.count {
      waiting.removeFirst(first)
      first = 0
    }
    return request
  }

  private mutating func nextOfAnswer() -> MoveRequest? {
    guard
      let index = waiting[first...].firstIndex(where: { $0?.heldMove != nil })
    else { return nil }
    return waiting.remove(at: index)
  }
}
