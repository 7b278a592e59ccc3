/// The identity of a container, unique within its model and never used again.
public struct ContainerID: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
  /// The number behind the identity.
  public let rawValue: Int

  /// Makes an identity from a number, as a saved tree does.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The identity as text, such as `c7`.
  public var description: String { "c\(rawValue)" }

  /// Whether the first was made before the second.
  public static func < (left: ContainerID, right: ContainerID) -> Bool {
    left.rawValue < right.rawValue
  }
}
