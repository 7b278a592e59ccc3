/// Somebody whom books can be recommended to. The raw value is their stable name in saved paths.
enum Friend: String, CaseIterable, Codable, Sendable {
  case amara, jonas, mei

  var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// What they like to read.
  var taste: Shelf {
    switch self {
    case .amara: .novels
    case .jonas: .adventures
    case .mei: .wonders
    }
  }
}
