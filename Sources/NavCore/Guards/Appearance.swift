/// A screen that comes into sight or goes out of it.
///
/// A screen is in sight while its stack's top shows: in the front page, in a column that is shown,
/// in what an entry in sight holds, in a layer that no cover hides. It makes no difference what brought it there: a move, another
/// size, another style.
@MainActor public struct Appearance: Sendable {
  enum Phase: String {
    case willDisappear, willAppear, didDisappear, didAppear
  }

  /// The entry.
  public let entry: Entry
  /// The navigator of the stack that the entry is or was in.
  public let navigator: any Navigator
  /// What the move changed, or nil where no move was the reason.
  public let change: Change?
  /// The model, whose tree is already as it is after the change.
  public let model: NavigationModel

  /// Whether the entry goes for good.
  ///
  /// - Complexity: O(entries removed).
  public var isRemoved: Bool { change?.removed.contains { $0.id == entry.id } ?? false }
}
