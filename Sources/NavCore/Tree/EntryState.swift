/// What belongs to one entry beside the tree: scroll positions, focus, kept values.
///
/// It is gone with its entry. Changing it is no move and asks no guard.
public struct EntryState: Hashable, Sendable, Codable {
  /// A value that a screen keeps under a key.
  public enum Value: Hashable, Sendable, Codable {
    /// A truth value.
    case bool(Bool)
    /// A whole number.
    case int(Int)
    /// A number.
    case double(Double)
    /// A text.
    case string(String)
  }

  /// How far a list or scroll area has been moved.
  public struct Scroll: Hashable, Sendable, Codable {
    /// The first row in sight; 0 in a scroll area that has no rows.
    public var row: Int
    /// How much of that row (or of the whole area) is above the edge, in the host's units.
    public var offset: Int

    /// Makes a position; the default is the start.
    public init(row: Int = 0, offset: Int = 0) {
      self.row = row
      self.offset = offset
    }
  }

  /// The positions of lists and scroll areas that were moved, by node.
  public var scroll: [NodeID: Scroll] = [:]
  /// The node that has the focus, or nil for the first one that can have it.
  public var focus: NodeID?
  /// Which row of a list the focus is in, so that it can be found when it is out of sight.
  public var focusedRow: Int?
  /// What the screen keeps, by key.
  public var values: [String: Value] = [:]

  /// The state of an entry that was just made.
  public init() {}
}
