public import NavCore

/// Parts of a placed frame that belong together, and can be taken by others in their place by a
/// transition: what a stack shows, a page, a layer.
public struct PlacedGroup: Sendable {
  /// The place that is taken.
  public enum ID: Hashable, Sendable {
    /// What is on top of a stack.
    case stack(ContainerID)
    /// The page that a pager shows.
    case pages(ContainerID)
    /// The column that shows where a set of columns is collapsed to one.
    case collapsed(ContainerID)
    /// The columns that show of a set.
    case columns(ContainerID)
    /// A column, by its stack, with its line.
    case column(ContainerID)
    /// A layer: the app itself, or a presentation.
    case layer(ContainerID)
    /// The question to the user.
    case prompt
  }

  /// What is at the place.
  public enum Key: Hashable, Sendable {
    /// An entry of a stack.
    case entry(EntryID)
    /// A page of a pager.
    case page(ContainerID)
    /// Columns, by their stacks.
    case columns([ContainerID])
    /// The only thing that can be there.
    case only
  }

  /// The place.
  public let id: ID
  /// What is there.
  public let key: Key
  /// The room that it has.
  public let rect: LayoutRect
  /// Its parts, as indices of the frame's parts.
  public let range: Range<Int>
}
