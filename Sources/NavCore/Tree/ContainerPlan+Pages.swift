extension ContainerPlan {
  /// What a pager is made of.
  struct Pager: Sendable {
    var pages: [PagePlan]
    var selection: Int
    var axis: PageAxis
    var isSwipeable: Bool
    var loading: PageLoading
    var binding: PageBinding?
  }

  /// Pages, each with a container of its own.
  ///
  /// - Parameters:
  ///   - pages: at least one; each key names one of them.
  ///   - selection: the page that is selected first, counted from 0; one that is out of range is
  ///     the nearest one.
  ///   - axis: the way in which they follow each other.
  ///   - isSwipeable: whether a drag turns them.
  ///   - loading: which of them are loaded.
  ///   - tag: the tag of the navigator of all pages together.
  public static func pager(
    _ pages: [PagePlan], selection: Int = 0, axis: PageAxis = .horizontal, isSwipeable: Bool = true,
    loading: PageLoading = .near(1), tag: String? = nil
  ) -> ContainerPlan {
    precondition(!pages.isEmpty, "a pager needs at least one page")
    let repeated = repeatedKeys(in: pages)
    precondition(repeated.isEmpty, "each key names one page: \(repeated)")
    return ContainerPlan(
      .pager(
        Pager(
          pages: pages, selection: min(max(0, selection), pages.count - 1), axis: axis,
          isSwipeable: isSwipeable, loading: loading)),
      tag: tag)
  }

  /// Pages of which nothing is said but what they show; their chrome takes the titles of the screens
  /// at their roots.
  ///
  /// - Parameters:
  ///   - pages: at least one.
  ///   - selection: the page that is selected first, counted from 0; one that is out of range is
  ///     the nearest one.
  ///   - axis: the way in which they follow each other.
  ///   - isSwipeable: whether a drag turns them.
  ///   - loading: which of them are loaded.
  ///   - tag: the tag of the navigator of all pages together.
  public static func pager(
    _ pages: [ContainerPlan], selection: Int = 0, axis: PageAxis = .horizontal,
    isSwipeable: Bool = true, loading: PageLoading = .near(1), tag: String? = nil
  ) -> ContainerPlan {
    pager(
      pages.map { PagePlan($0) }, selection: selection, axis: axis, isSwipeable: isSwipeable,
      loading: loading, tag: tag)
  }

  /// Binds the selection of a pager to a value of the app's: each follows the other.
  ///
  /// The value decides which page is selected first. A value that means no page is brought back to
  /// the selection: a number that is out of range becomes that of the nearest page. So it is when a
  /// guard refuses the page.
  public func selection(_ binding: PageBinding) -> ContainerPlan {
    guard case .pager(var pager) = content else {
      preconditionFailure("a selection is bound to the pages of a pager")
    }
    pager.binding = binding
    return replacing(.pager(pager))
  }

  /// Says what is done when the user is through with the pages or skips the rest of them, as
  /// onboarding lets them do. Without it that takes away the entry that holds the pager, or dismisses
  /// the presentation that it is in.
  public func finishingPages(
    _ action: @escaping @MainActor @Sendable () -> Void
  ) -> ContainerPlan {
    guard case .pager = content else {
      preconditionFailure("it is pages that one is through with")
    }
    var copy = self
    copy.finish = action
    return copy
  }

  /// The keys that more than one page has, each once.
  static func repeatedKeys(in pages: [PagePlan]) -> [String] {
    let counts = Dictionary(pages.compactMap(\.key).map { ($0, 1) }, uniquingKeysWith: +)
    return counts.filter { $0.value > 1 }.keys.sorted()
  }
}
