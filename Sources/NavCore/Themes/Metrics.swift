/// The lengths of a theme by role, in points.
public struct Metrics: Hashable, Sendable, Codable {
  /// Between what belongs together.
  public var smallGap: Double = 8
  /// Between one thing and the next.
  public var mediumGap: Double = 16
  /// Between parts of a page.
  public var largeGap: Double = 32
  /// From the edges of a screen to its content, from side to side.
  public var margin: Double = 16
  /// The height of a bar.
  public var barHeight: Double = 44

  /// The usual lengths.
  public init() {}

  /// The length of a gap.
  public subscript(gap: Gap) -> Double {
    switch gap {
    case .none: 0
    case .small: smallGap
    case .medium: mediumGap
    case .large: largeGap
    }
  }
}
