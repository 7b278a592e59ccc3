/// A named place to return to, with a value; a screen declares that it is one by
/// ``Screen/checkpoint(_:reached:)``.
///
///     extension Checkpoint<Int> {
///       static var cart: Checkpoint { Checkpoint("cart") }
///     }
public struct Checkpoint<Value: Sendable>: Hashable, Sendable {
  /// The name, which outcomes and logs show.
  public let name: String

  /// Makes a checkpoint; those with the same name and type of value are the same.
  public init(_ name: String) {
    self.name = name
  }
}
