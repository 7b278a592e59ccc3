import NavCore

/// The destinations of the tabs app.
enum TabsPage: Route, CustomStringConvertible {
  case books
  case book(Book)
  case author(Author)
  case profile
  case part(ProfilePart)
  case reason(ProfilePart)
  case share
  case friend(Friend)
  case letter(Friend, Book)
  case buy

  static let routeName = "tabs"

  var description: String {
    switch self {
    case .books: "books"
    case .book(let book): "book \(book.rawValue)"
    case .author(let author): "author \(author.rawValue)"
    case .profile: "profile"
    case .part(let part): "part \(part.rawValue)"
    case .reason(let part): "reason \(part.rawValue)"
    case .share: "share"
    case .friend(let friend): "friend \(friend.rawValue)"
    case .letter(let friend, let book): "letter \(friend.rawValue) \(book.rawValue)"
    case .buy: "buy"
    }
  }
}
