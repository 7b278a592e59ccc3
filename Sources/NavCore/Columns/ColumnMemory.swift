/// What a column style keeps between arrangements, for one set of columns.
public struct ColumnMemory: Hashable, Sendable, Codable {
  /// Numbers by a key that the style chooses, such as widths in points.
  public var numbers: [String: Double] = [:]
  /// Truth values by a key that the style chooses, such as what was shown once.
  public var flags: [String: Bool] = [:]

  /// An empty memory.
  public init() {}
}
