/// What a column style decides on.
public struct ColumnConfiguration: Hashable, Sendable {
  /// Where the columns are shown: the whole room of the app, or that of a sheet.
  public let traits: Traits
  /// The width that there is for all columns together, in points.
  public let width: Double
  /// The columns that the app has, from the leading side on; at least one.
  public let roles: [ColumnRole]
  /// The column that the user was in last: the one that is shown where all are collapsed to one. It
  /// need not be among those that show.
  public let front: ColumnRole
  /// Which columns are asked to be shown or hidden; those that are not here are automatic.
  public let visibility: [ColumnRole: ColumnVisibility]

  /// Makes a configuration.
  public init(
    traits: Traits, width: Double, roles: [ColumnRole], front: ColumnRole,
    visibility: [ColumnRole: ColumnVisibility] = [:]
  ) {
    self.visibility = visibility
    self.traits = traits
    self.width = width
    self.roles = roles
    self.front = front
  }

  /// The column that the others stand beside: the detail, else the last one that is no inspector.
  public var main: ColumnRole {
    roles.contains(.detail) ? .detail : roles.last { $0 != .inspector } ?? roles[0]
  }

  /// What is asked of a column.
  public func visibility(of role: ColumnRole) -> ColumnVisibility {
    visibility[role] ?? .automatic
  }

  /// The requests that an arrangement does not honour: columns that are asked to be shown and are
  /// not, and those that are asked to be hidden and show all the same; from the leading side on.
  public func declined(by arrangement: ColumnArrangement) -> [ColumnRole] {
    guard !arrangement.isCollapsed else {
      return roles.filter { visibility[$0] == .shown && $0 != front }
    }
    return roles.filter { role in
      switch visibility(of: role) {
      case .automatic: false
      case .shown: !arrangement.shows(role)
      case .hidden: arrangement.shows(role)
      }
    }
  }
}
