/// A value of the app's that says which page is selected, and that is told when another one is.
///
///     @MainActor @Observable final class Tour { var page = 0 }
///
///     .pager(pages).selection(PageBinding(get: { tour.page }, set: { tour.page = $0 }))
///
/// What `get` reads is observed, so that the pager follows.
public struct PageBinding: Sendable {
  let choice: @MainActor @Sendable () -> PageChoice
  let follow: @MainActor @Sendable (_ index: Int, _ key: String?) -> Void

  /// Binds to the number of the page, counted from 0.
  ///
  /// - Parameters:
  ///   - get: gives the number.
  ///   - set: takes another one.
  public init(
    get: @escaping @MainActor @Sendable () -> Int,
    set: @escaping @MainActor @Sendable (Int) -> Void
  ) {
    choice = { .index(get()) }
    follow = { index, _ in set(index) }
  }

  /// Binds to the key of the page; nil stands for a page without one.
  ///
  /// - Parameters:
  ///   - get: gives the key.
  ///   - set: takes another one.
  public init(
    key get: @escaping @MainActor @Sendable () -> String?,
    set: @escaping @MainActor @Sendable (String?) -> Void
  ) {
    choice = { get().map(PageChoice.keyed) ?? .keyed("") }
    follow = { _, key in set(key) }
  }
}
