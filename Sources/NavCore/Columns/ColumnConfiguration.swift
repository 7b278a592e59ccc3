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

  /// Makes a configuration.
  public init(traits: Traits, width: Double, roles: [ColumnRole], front: ColumnRole) {
    self.traits = traits
    self.width = width
    self.roles = roles
    self.front = front
  }
}
