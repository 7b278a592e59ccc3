/// Which pages of a pager are loaded: have their screens made and composed, so that they can be drawn
/// at once.
///
/// What a page keeps (its container, the states and screens of its entries) it keeps whether it is
/// loaded or not; and it appears when it is shown, not when it is loaded.
public enum PageLoading: Hashable, Sendable, Codable {
  /// The selected page, and so many on each side of it, at least 0.
  case near(Int)
  /// All.
  case all
  /// The selected page alone.
  case selected

  /// The pages that are loaded.
  ///
  /// - Parameters:
  ///   - selection: the selected page, counted from 0.
  ///   - count: how many pages there are, at least 1.
  public func window(around selection: Int, of count: Int) -> Range<Int> {
    let reach =
      switch self {
      case .near(let reach): min(max(0, reach), count)
      case .all: count
      case .selected: 0
      }
    return max(0, selection - reach)..<min(count, selection + reach + 1)
  }
}
