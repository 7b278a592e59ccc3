/// How a screen is rated, from one star to three.
struct Stars: Hashable, Sendable, CaseIterable {
  let count: Int

  static let allCases = (1...3).map(Stars.init)

  /// The stars in words.
  var text: String { count == 1 ? "one star" : count == 2 ? "two stars" : "three stars" }
}
