/// How a text of one role looks.
public struct FontSpec: Hashable, Sendable {
  /// The thickness of the strokes, from the thinnest on; the names are those of SwiftUI and CSS.
  public enum Weight: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
    /// CSS 100.
    case ultraLight
    /// CSS 200.
    case thin
    /// CSS 300.
    case light
    /// CSS 400.
    case regular
    /// CSS 500.
    case medium
    /// CSS 600; from here on a host that knows only bold and not shows bold.
    case semibold
    /// CSS 700.
    case bold
    /// CSS 800.
    case heavy
    /// CSS 900.
    case black

    /// The number of the weight in CSS, 100 to 900.
    public var number: Int {
      switch self {
      case .ultraLight: 100
      case .thin: 200
      case .light: 300
      case .regular: 400
      case .medium: 500
      case .semibold: 600
      case .bold: 700
      case .heavy: 800
      case .black: 900
      }
    }

    /// Whether the strokes of the first are thinner.
    public static func < (first: Weight, second: Weight) -> Bool { first.number < second.number }
  }

  /// The family of the letters.
  public enum Design: String, Hashable, Sendable, Codable, CaseIterable {
    /// As the host has it.
    case standard
    /// With serifs.
    case serif
    /// With round ends.
    case rounded
    /// All characters of one width.
    case monospaced
  }

  /// The size in points at the standard text size.
  public var size: Double
  /// The thickness of the strokes.
  public var weight: Weight
  /// The family of the letters.
  public var design: Design
  /// How much of a change of the text size the font follows: 1 all of it, 0.5 half, 0 none.
  public var scaling: Double

  /// Makes a font.
  public init(
    size: Double, weight: Weight = .regular, design: Design = .standard, scaling: Double = 1
  ) {
    self.size = size
    self.weight = weight
    self.design = design
    self.scaling = scaling
  }

  /// The size in points at the text size of a place.
  public func size(for traits: Traits) -> Double {
    size * (1 + (traits.textSize - 1) * min(max(scaling, 0), 1))
  }

  /// Whether it is bold, for hosts that know only that; setting it makes it bold or regular.
  public var isBold: Bool {
    get { weight >= .semibold }
    set { weight = newValue ? .bold : .regular }
  }

  /// Whether all characters are of one width.
  public var isMonospaced: Bool { design == .monospaced }
}
