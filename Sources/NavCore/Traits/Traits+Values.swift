extension Traits {
  /// A kind of device.
  public enum Idiom: String, Hashable, Sendable, Codable, CaseIterable {
    /// A phone.
    case phone
    /// A tablet.
    case pad
    /// A window on a desktop.
    case desktop
    /// A terminal, which counts as a pad wherever a rule speaks of pads.
    case terminal
  }

  /// How much room there is in one direction.
  public enum SizeClass: String, Hashable, Sendable, Codable, CaseIterable {
    /// Little.
    case compact
    /// Much.
    case regular
  }

  /// Upright or lying.
  public enum Orientation: String, Hashable, Sendable, Codable, CaseIterable {
    /// Higher than wide, or square.
    case portrait
    /// Wider than high.
    case landscape
  }

  /// What the user points with.
  public enum Pointing: String, Hashable, Sendable, Codable, CaseIterable {
    /// A mouse, a trackpad, keys.
    case pointer
    /// Fingers.
    case touch
  }

  /// The direction of the writing.
  public enum Direction: String, Hashable, Sendable, Codable, CaseIterable {
    /// As in English.
    case leftToRight
    /// As in Arabic.
    case rightToLeft
  }

  /// Light or dark.
  public enum Scheme: String, Hashable, Sendable, Codable, CaseIterable {
    /// Dark ink on light ground.
    case light
    /// Light ink on dark ground.
    case dark
  }

  /// How much contrast the user asks for.
  public enum Contrast: String, Hashable, Sendable, Codable, CaseIterable {
    /// As the theme has it.
    case standard
    /// More.
    case increased
  }

  /// How much motion the user wants.
  public enum Motion: String, Hashable, Sendable, Codable, CaseIterable {
    /// All.
    case full
    /// As little as can be.
    case reduced
  }

  /// Lengths at the four sides, in points.
  public struct Insets: Hashable, Sendable, Codable {
    /// At the top.
    public var top: Double = 0
    /// At the side where a line of writing begins.
    public var leading: Double = 0
    /// At the bottom.
    public var bottom: Double = 0
    /// At the side where a line of writing ends.
    public var trailing: Double = 0

    /// No insets.
    public init() {}
  }
}
