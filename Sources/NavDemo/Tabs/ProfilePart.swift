/// A part of what a shop knows of somebody. The raw value is its stable name in saved paths.
enum ProfilePart: String, CaseIterable, Codable, Sendable {
  case address, payment, reading

  var title: String {
    switch self {
    case .address: "Address"
    case .payment: "Payment"
    case .reading: "Reading"
    }
  }

  /// What is known.
  var summary: String {
    switch self {
    case .address: "12 Mill Lane, Hay-on-Wye"
    case .payment: "By invoice"
    case .reading: "On paper, and at night"
    }
  }

  /// What it is good for.
  var reason: String {
    switch self {
    case .address: "Parcels go there. Nobody else is told."
    case .payment: "You pay when the books are with you."
    case .reading: "It decides what the shop proposes, and nothing else."
    }
  }
}
