/// Pages of which one is selected, each with a container of its own.
public struct PageSet: Hashable, Sendable {
  /// One page.
  public struct Page: Hashable, Sendable {
    /// What the page shows.
    public let container: ContainerID
  }

  /// The pages in their order, at least one.
  public let pages: [Page]
  /// The container of the page that is selected.
  public internal(set) var selection: ContainerID

  /// Where the selected page stands, counted from 0.
  ///
  /// - Complexity: O(pages).
  public var selectedIndex: Int { index(of: selection) ?? 0 }

  /// Where the page with a container stands, or nil where it is none of these.
  public func index(of container: ContainerID) -> Int? {
    pages.firstIndex { $0.container == container }
  }
}
