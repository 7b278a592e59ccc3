/// Who is there while entries are pushed and popped.
enum PushPopVariant: String, CaseIterable, Sendable {
  /// An observer that reads the number of entries before each push, and is told once.
  case read
  /// Nobody; the array tells nobody either.
  case unread
  /// A host and an observer: a screen is made for each entry, on both sides.
  case shown

  /// Whether there is an observer.
  var isRead: Bool { self != .unread }
}
