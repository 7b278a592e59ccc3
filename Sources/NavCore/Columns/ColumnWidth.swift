/// How wide a column is to be, in points: a share of the room, or a number, between two bounds.
public struct ColumnWidth: Hashable, Sendable {
  /// The least width that a column beside others is of use with, in points: what libadwaita gives
  /// the sidebars of its split views at least.
  public static let least: Double = 180

  /// The least width.
  public var minimum: Double
  /// The width that it has where nothing is in the way; nil where a share of the room says so.
  public var ideal: Double?
  /// The greatest width.
  public var maximum: Double
  /// The share of the room that it takes where there is no ideal width, from 0 to 1.
  public var fraction: Double

  /// A width around an ideal one.
  public init(minimum: Double = Self.least, ideal: Double, maximum: Double = .infinity) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
    fraction = 0
  }

  /// A width that is a share of the room.
  public init(
    minimum: Double = Self.least, fraction: Double, maximum: Double = .infinity
  ) {
    self.minimum = minimum
    ideal = nil
    self.maximum = maximum
    self.fraction = fraction
  }

  /// The width in a room.
  ///
  /// - Parameters:
  ///   - room: the width of the room in points.
  ///   - asked: the width that the user gave it, or nil.
  ///   - rest: what is to be left for the others, in points; the minimum comes first.
  public func width(in room: Double, asked: Double? = nil, leaving rest: Double = 0) -> Double {
    let wished = asked ?? ideal ?? room * fraction
    let bounded = max(minimum, min(wished, maximum))
    return max(minimum, min(bounded, room - rest))
  }
}
