/// Which columns show, and how.
public struct ColumnArrangement: Hashable, Sendable {
  /// How a column shares the room with the others.
  public enum Placement: String, Hashable, Sendable, Codable {
    /// Beside them.
    case tiled
    /// Over them, at its own side.
    case overlaid
    /// At its own side; the others keep their widths and are pushed aside, in part out of sight.
    case displaced
  }

  /// What the user may do with the columns.
  public enum Permission: String, Hashable, Sendable, Codable, CaseIterable {
    /// Hide a column that shows.
    case hide
    /// Show a column that is hidden.
    case reveal
    /// Change a width.
    case resize
  }

  /// One column that shows.
  public struct Column: Hashable, Sendable {
    /// Which one; `single` where all are collapsed to the one in front.
    public var role: ColumnRole
    /// How it shares the room.
    public var placement: Placement
    /// Its width in points.
    public var width: Double

    /// Whether the user can't hide it, whatever the permissions are.
    public var isPinned: Bool

    /// Makes a column.
    public init(
      _ role: ColumnRole, _ placement: Placement = .tiled, width: Double, isPinned: Bool = false
    ) {
      self.role = role
      self.placement = placement
      self.width = width
      self.isPinned = isPinned
    }
  }

  /// The columns that show, from the leading side on, at least one; the tiled ones fill the width
  /// without the others. The user is in the one that is over the others or pushes them aside.
  public var shown: [Column]
  /// What the user may do.
  public var permissions: Set<Permission>

  /// Makes an arrangement.
  public init(_ shown: [Column], permissions: Set<Permission> = []) {
    self.shown = shown
    self.permissions = permissions
  }

  /// One column for all: the one in front, over the whole width.
  public static func collapsed(width: Double) -> ColumnArrangement {
    ColumnArrangement([Column(.single, width: width)])
  }

  /// Whether all columns are collapsed to one.
  public var isCollapsed: Bool { shown.contains { $0.role == .single } }

  /// Whether a column shows; of columns that are collapsed none does by its own name.
  public func shows(_ role: ColumnRole) -> Bool { shown.contains { $0.role == role } }

  /// How a column shows, or nil where it does not.
  public func placement(of role: ColumnRole) -> Placement? {
    shown.first { $0.role == role }?.placement
  }

  /// The column that the user is in, when they were in a column last: the one that is over the others
  /// or pushes them aside; else that one, where it shows; else the nearest one towards the detail.
  public func current(_ front: ColumnRole) -> ColumnRole {
    guard !isCollapsed else { return front }
    let above = shown.filter { $0.placement != .tiled }.map(\.role)
    if let role = above.first(where: { $0 == front }) ?? above.last { return role }
    if shows(front) { return front }
    let order = ColumnRole.allCases
    let place = order.firstIndex(of: front) ?? 0
    let sides = shown.map(\.role).filter { $0 != .inspector }
    return sides.first { role in order.firstIndex(of: role).map { $0 > place } ?? false }
      ?? sides.last ?? shown[0].role
  }
}
