import NavCore

/// The destinations of the managed app.
enum ManagedPage: Route, CustomStringConvertible {
  /// What a side begins with.
  case start
  /// Moves of the other side, by its tag.
  case drive
  /// The same by notifications.
  case messages
  /// Moves that guards refuse, redirect or hold.
  case guards
  /// Moves that bring something back.
  case answers
  /// One of many screens, to have something to push.
  case card(Int)
  /// What the right side passes on to the left one.
  case parcel
  /// What asks before it goes.
  case draft
  /// What is answered with a number.
  case question
  /// What is answered with stars.
  case rating

  static let routeName = "managed"

  var description: String {
    switch self {
    case .start: "start"
    case .drive: "drive"
    case .messages: "messages"
    case .guards: "guards"
    case .answers: "answers"
    case .card(let number): "card \(number)"
    case .parcel: "parcel"
    case .draft: "draft"
    case .question: "question"
    case .rating: "rating"
    }
  }
}
