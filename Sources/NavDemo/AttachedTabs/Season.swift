/// A season of the northern half of the world. The raw value is its stable name in saved paths.
enum Season: String, CaseIterable, Codable, Sendable {
  case spring, summer, autumn, winter

  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// Its months, as meteorologists count them.
  var months: [Month] {
    switch self {
    case .spring: [.march, .april, .may]
    case .summer: [.june, .july, .august]
    case .autumn: [.september, .october, .november]
    case .winter: [.december, .january, .february]
    }
  }
}
