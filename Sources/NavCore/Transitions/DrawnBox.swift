/// Where and how something is drawn in the middle of a transition, beside where it stands.
public struct DrawnBox: Hashable, Sendable {
  /// How far it is moved in the direction of the writing, in points.
  public var x: Double
  /// How far it is moved down, in points.
  public var y: Double
  /// Its size as a factor, about its middle. A host that can't change sizes, such as a terminal, shows
  /// as much of it as has room in a window of that size.
  public var scale: Double
  /// How much of it covers what is below it, from 0 to 1.
  public var opacity: Double

  /// Makes a place; as it stands where nothing else is said.
  public init(x: Double = 0, y: Double = 0, scale: Double = 1, opacity: Double = 1) {
    self.x = x
    self.y = y
    self.scale = scale
    self.opacity = opacity
  }

  /// As it stands.
  public static let still = DrawnBox()

  /// This one, drawn as a part of what is drawn otherwise itself.
  public func drawn(in outer: DrawnBox) -> DrawnBox {
    DrawnBox(
      x: outer.x + x * outer.scale, y: outer.y + y * outer.scale, scale: scale * outer.scale,
      opacity: opacity * outer.opacity)
  }
}
