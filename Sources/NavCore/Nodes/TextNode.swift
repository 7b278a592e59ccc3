/// Text. It is broken into lines where there is not enough room.
public struct TextNode: NodeContent, Hashable, Sendable {
  /// Where the lines stand.
  public enum Alignment: String, Hashable, Sendable {
    /// At the side where the writing begins.
    case leading
    /// In the middle.
    case center
  }

  /// The text.
  public let text: String
  /// What it is for.
  public let font: FontRole
  /// Its colour.
  public let ink: Paint
  /// Where the lines stand.
  public let alignment: Alignment
  /// How many lines are shown at most, or nil for all; what is left out is marked by “…”.
  public let lineLimit: Int?
  /// Whether it is the heading of what follows, for those who don't see how it looks.
  public let isHeading: Bool

  /// Makes text.
  public init(
    _ text: String, font: FontRole = .body, ink: Paint = .ink, alignment: Alignment = .leading,
    lineLimit: Int? = nil, isHeading: Bool = false
  ) {
    self.text = text
    self.font = font
    self.ink = ink
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.isHeading = isHeading
  }

  /// The nodes that this becomes at a place.
  public func nodes(in context: NodeContext) -> [Node] { [Node(.text(self))] }
}
