/// The lengths of a theme by role, in points.
public struct Metrics: Hashable, Sendable {
  /// Between what belongs together.
  public var smallGap: Double
  /// Between one thing and the next.
  public var mediumGap: Double
  /// Between parts of a page.
  public var largeGap: Double
  /// From the edges of a screen to its content, from side to side.
  public var margin: Double
  /// The height of a bar.
  public var barHeight: Double
  /// The least width and height of something to press: 44 in Apple's Human Interface Guidelines, at
  /// least 24 in WCAG 2.2 (2.5.8). A terminal has three cells, and one row, instead.
  public var minimumTarget: Double

  /// Makes lengths; what is not named has its usual value.
  public init(
    smallGap: Double = 8, mediumGap: Double = 16, largeGap: Double = 32, margin: Double = 16,
    barHeight: Double = 44, minimumTarget: Double = 44
  ) {
    self.smallGap = smallGap
    self.mediumGap = mediumGap
    self.largeGap = largeGap
    self.margin = margin
    self.barHeight = barHeight
    self.minimumTarget = minimumTarget
  }

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

extension Metrics: Codable {
  /// The names in a file.
  package enum CodingKeys: String, CodingKey, CaseIterable {
    case smallGap, mediumGap, largeGap, margin, barHeight, minimumTarget
  }

  /// The lengths that a file may ask for, in points: up to the height of a small screen.
  package static let lengths = 0.0...512.0

  /// Reads lengths; what is missing has its usual value.
  ///
  /// - Throws: `DecodingError` that names the key and what was expected.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func length(_ key: CodingKeys) throws -> Double? {
      try container.number(key, in: Self.lengths, "a length in points")
    }
    self.init()
    smallGap = try length(.smallGap) ?? smallGap
    mediumGap = try length(.mediumGap) ?? mediumGap
    largeGap = try length(.largeGap) ?? largeGap
    margin = try length(.margin) ?? margin
    barHeight = try length(.barHeight) ?? barHeight
    minimumTarget = try length(.minimumTarget) ?? minimumTarget
  }
}
