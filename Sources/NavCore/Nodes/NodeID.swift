/// The identity of a node: a hash of its place in the body, or of a key given to it.
///
/// The same place has the same identity in every composition, run and process.
public struct NodeID: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The hash.
  public let rawValue: UInt64

  /// Makes an identity from a hash, as a saved state does.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The identity of the place at an index within this one.
  public func child(_ index: Int) -> NodeID {
    NodeID(rawValue: Self.mix(rawValue, UInt64(bitPattern: Int64(index))))
  }

  /// The identity of the place under a key within this one.
  public func child(_ key: String) -> NodeID {
    // FNV-1a over the key's bytes; the seed tells keys from indexes.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in key.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return NodeID(rawValue: Self.mix(rawValue ^ 0x5bd1_e995, hash))
  }

  /// The identity as text, such as `n1f5`.
  public var description: String { "n" + String(rawValue, radix: 36) }

  /// Two steps of SplitMix64's finaliser: every bit of both numbers reaches every bit of the hash.
  private static func mix(_ seed: UInt64, _ value: UInt64) -> UInt64 {
    var hash = seed &* 0x9e37_79b9_7f4a_7c15 &+ value &+ 0x632b_e59b_d9b4_e019
    hash = (hash ^ (hash >> 30)) &* 0xbf58_476d_1ce4_e5b9
    hash = (hash ^ (hash >> 27)) &* 0x94d0_49bb_1331_11eb
    return hash ^ (hash >> 31)
  }
}
