/// What can be measured, by the name that the command line knows.
enum Benchmark: String, CaseIterable, Codable, Hashable, Sendable {
  case pushPop = "push-pop"
  case popToRoot = "pop-to-root"
  case setPath = "set-path"
  case compose
  case turnPage = "turn-page"
  case memory

  /// What it measures, in one line.
  var summary: String {
    switch self {
    case .pushPop: "one push and one pop, at three depths"
    case .popToRoot: "from a depth to the root in one move, at three depths"
    case .setPath: "a path of 10,000 routes, above the root"
    case .compose: "a push, its frame, a pop, its frame"
    case .turnPage: "a page on, its frame, a page back, its frame: of 1,000 pages beside 12"
    case .memory: "the resident size after 10,000 and after 1,000,000 pushes and pops"
    }
  }
}
