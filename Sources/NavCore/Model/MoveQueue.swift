/// The moves that wait, and what they wait for.
struct MoveQueue {
  /// The moves that wait, in the order in which they were asked.
  var waiting: [(move: Move, ticket: Ticket)] = []
  /// The moves that wait for an answer, each in a container of its own.
  var held: [Int: Move] = [:]
  /// How many guards and observers are being asked right now, one inside the other.
  var depth = 0

  /// How often one move may be redirected or asked again before it is refused: more than any chain
  /// that is meant, and soon enough for one that runs in a circle.
  static let limit = 16
}
