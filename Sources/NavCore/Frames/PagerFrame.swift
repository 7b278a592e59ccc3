/// What a pager shows: the selected page, and its chrome.
public struct PagerFrame: Hashable, Sendable {
  /// The chrome of a pager.
  public struct Chrome: Hashable, Sendable {
    /// Where it goes.
    public let placement: BarPlacement
    /// Whether the page keeps clear of one that floats at an edge.
    public let isKeptClear: Bool
    /// What it shows.
    public let node: Node
  }

  /// The container.
  public let container: ContainerID
  /// The name of the pager style; empty where none is registered.
  public let style: String
  /// The way in which the pages follow each other.
  public let axis: PageAxis
  /// Whether a drag turns them.
  public let isSwipeable: Bool
  /// How many pages there are.
  public let count: Int
  /// The selected page, counted from 0.
  public let selection: Int
  /// The pages that are loaded, counted from 0.
  public let loaded: Range<Int>
  /// What the selected page shows.
  public let page: ContainerFrame
  /// The container of the selected page.
  public let pageContainer: ContainerID
  /// How the selected page came there.
  public let transition: ChosenTransition
  /// What is shown beside the page, or nil where there is no style.
  public let chrome: Chrome?
  /// The theme in force for the chrome.
  public let theme: Theme
}
