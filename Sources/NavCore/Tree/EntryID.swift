/// The identity of an entry, unique within its model and never used again.
public struct EntryID: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The number behind the identity.
  public let rawValue: Int

  /// Makes an identity from a number, as a saved tree does.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The identity as text, such as `e7`.
  public var description: String { "e\(rawValue)" }
}
