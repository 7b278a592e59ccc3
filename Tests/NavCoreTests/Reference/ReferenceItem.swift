/// One entry of the reference: a number that tells it from all others, and its route as text.
struct ReferenceItem: Hashable {
  let number: Int
  /// Nil for a screen that was built on the spot.
  let route: String?
  /// What it holds: one container or none.
  var held: [ReferenceNode] = []
}
