/// Where a bar goes.
public enum BarPlacement: Hashable, Sendable {
  /// Above the body, as high as its content.
  case top
  /// Below the body, as high as its content.
  case bottom
  /// Beside the body at the side where the writing begins, as wide as its content, at most half of
  /// the room: a rail.
  case leading
  /// Over the body, as large as its content, at a place.
  case floating(Anchor)
  /// Nowhere.
  case hidden

  /// A place in a room, as shares of what is left of it, each held to 0…1.
  public struct Anchor: Hashable, Sendable, Codable {
    /// From the side where the writing begins, 0, to the other one, 1.
    public let x: Double
    /// From the top, 0, to the bottom, 1.
    public let y: Double

    /// Makes a place; what is no number counts as 0.
    public init(x: Double, y: Double) {
      self.x = min(max(x.isNaN ? 0 : x, 0), 1)
      self.y = min(max(y.isNaN ? 0 : y, 0), 1)
    }
  }

  /// The placement in one word.
  public var name: String {
    switch self {
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .floating: "floating"
    case .hidden: "hidden"
    }
  }

  /// The place of one that floats, or nil.
  public var anchor: Anchor? {
    if case .floating(let anchor) = self { anchor } else { nil }
  }
}

extension BarPlacement: CustomStringConvertible {
  /// The placement in one word, with the place of one that floats: `floating 0.5,1.0`.
  public var description: String { anchor.map { "\(name) \($0.x),\($0.y)" } ?? name }
}
