/// What a column style decides on.
public struct ColumnConfiguration: Hashable, Sendable {
  /// Where the columns are shown.
  public let traits: Traits
  /// The width that there is for all columns together, in points.
  public let width: Double
  /// The columns that the app has, from the leading side on; at least one.
  public let roles: [ColumnRole]
  /// The column in front.
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
}
