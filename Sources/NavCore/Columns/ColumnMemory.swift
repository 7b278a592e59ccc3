/// What a column style keeps between arrangements, for one set of columns.
///
/// It is a part of the tree; an app that keeps it from one launch to the next hands it to
/// ``ContainerPlan/remembering(_:)``.
public struct ColumnMemory: Hashable, Sendable {
  /// The widths that the user gave to columns, in points; a style keeps them within its bounds.
  public var widths: [ColumnRole: Double] = [:]
  /// Numbers by a key that the style chooses.
  public var numbers: [String: Double] = [:]
  /// Truth values by a key that the style chooses, such as what was shown once.
  public var flags: [String: Bool] = [:]

  /// An empty memory.
  public init() {}
}

extension ColumnMemory: Codable {
  private enum CodingKeys: String, CodingKey {
    case widths, numbers, flags
  }

  /// Reads a memory; what is not there is empty, so that one of an earlier version can be read.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    widths = try values.decodeIfPresent([ColumnRole: Double].self, forKey: .widths) ?? [:]
    numbers = try values.decodeIfPresent([String: Double].self, forKey: .numbers) ?? [:]
    flags = try values.decodeIfPresent([String: Bool].self, forKey: .flags) ?? [:]
  }
}
