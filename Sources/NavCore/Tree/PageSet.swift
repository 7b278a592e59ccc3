/// Pages of which one is selected, each with a container of its own.
public struct PageSet: Hashable, Sendable {
  /// One page.
  public struct Page: Hashable, Sendable {
    /// What the page shows.
    public let container: ContainerID
    /// What tells the page from the others of the pager, or nil for one that has no name.
    public let key: String?
  }

  /// The pages in their order, at least one.
  public internal(set) var pages: [Page]
  /// The container of the page that is selected.
  public internal(set) var selection: ContainerID
  /// The way in which they follow each other.
  public let axis: PageAxis
  /// Whether a drag turns them.
  public let isSwipeable: Bool
  /// Which of them are loaded.
  public let loading: PageLoading

  /// Where the selected page stands, counted from 0.
  ///
  /// - Complexity: O(pages).
  public var selectedIndex: Int { index(of: selection) ?? 0 }

  /// Where the page with a container stands, or nil where it is none of these.
  public func index(of container: ContainerID) -> Int? {
    pages.firstIndex { $0.container == container }
  }

  /// The pages that are loaded, counted from 0.
  ///
  /// - Complexity: O(pages).
  public var loaded: Range<Int> { loading.window(around: selectedIndex, of: pages.count) }
}
