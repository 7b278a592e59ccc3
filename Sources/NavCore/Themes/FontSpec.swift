/// How a text of one role looks.
public struct FontSpec: Hashable, Sendable, Codable {
  /// The size in points at the standard text size.
  public var size: Double
  /// Whether it is bold.
  public var isBold: Bool
  /// Whether all characters are of one width.
  public var isMonospaced: Bool

  /// Makes a font.
  public init(size: Double, isBold: Bool = false, isMonospaced: Bool = false) {
    self.size = size
    self.isBold = isBold
    self.isMonospaced = isMonospaced
  }
}
