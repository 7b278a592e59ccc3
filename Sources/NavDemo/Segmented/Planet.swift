/// A planet of the sun. The raw value is its stable name in saved paths.
enum Planet: String, CaseIterable, Codable, Sendable {
  case mercury, venus, earth, mars
  case jupiter, saturn, uranus, neptune

  /// The planets inside the belt of asteroids, from the sun on.
  static let inner: [Planet] = [.mercury, .venus, .earth, .mars]
  /// The planets beyond it.
  static let outer: [Planet] = [.jupiter, .saturn, .uranus, .neptune]

  var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// How long it takes to go round the sun.
  var year: String {
    switch self {
    case .mercury: "A year of 88 days"
    case .venus: "A year of 225 days"
    case .earth: "A year of 365 days"
    case .mars: "A year of 687 days"
    case .jupiter: "A year of 12 of ours"
    case .saturn: "A year of 29 of ours"
    case .uranus: "A year of 84 of ours"
    case .neptune: "A year of 165 of ours"
    }
  }

  /// What is remarkable about it.
  var text: String {
    switch self {
    case .mercury: "The smallest one. Its days are so slow that two of its years go by in one."
    case .venus: "The hottest one, under clouds of acid. It turns the other way round."
    case .earth: "The only one that is known to have anybody on it who counts planets."
    case .mars: "Rust makes it red. Its highest mountain is two and a half times as high as ours."
    case .jupiter: "The largest one. It weighs more than twice as much as all the others together."
    case .saturn: "Its rings are wide and thin: a few dozen metres of ice, mostly."
    case .uranus: "It lies on its side, and each pole has the sun for 42 years on end."
    case .neptune: "It was found by calculation before anybody saw it, in 1846."
    }
  }
}
