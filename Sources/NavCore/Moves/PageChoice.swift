/// Which page of a pager is meant.
public enum PageChoice: Hashable, Sendable, CustomStringConvertible {
  /// The page at an index from 0; one that is out of range is the nearest one.
  case index(Int)
  /// The page whose container this is.
  case container(ContainerID)
  /// The page whose container's navigator has a tag.
  case tagged(String)
  /// The page with a key.
  case keyed(String)
  /// The page after the selected one.
  case next
  /// The page before the selected one.
  case previous

  /// The choice as text, as outcomes and logs show it.
  public var description: String {
    switch self {
    case .index(let index): "\(index)"
    case .container(let id): id.description
    case .tagged(let tag): "“\(tag)”"
    case .keyed(let key): "“\(key)”"
    case .next: "next"
    case .previous: "previous"
    }
  }
}
