/// A symbol, for every host that shows it.
public struct Symbol: Hashable, Sendable {
  /// What a terminal shows: one character of one cell.
  public var glyph: String
  /// What a terminal shows that knows ASCII alone.
  public var ascii: String
  /// What is shown in right-to-left writing, or nil where it is the same. A symbol that has one is
  /// mirrored as a path, too.
  public var mirroredGlyph: String?
  /// The name of the SF Symbol.
  public var systemName: String
  /// What pictures show, as written from left to right, or nil where they show the glyph.
  public var path: VectorPath?

  /// Makes a symbol.
  public init(
    _ glyph: String, ascii: String, mirrored: String? = nil, systemName: String,
    path: VectorPath? = nil
  ) {
    self.glyph = glyph
    self.ascii = ascii
    self.mirroredGlyph = mirrored
    self.systemName = systemName
    self.path = path
  }

  /// Whether it points the other way in right-to-left writing.
  public var isDirectional: Bool { mirroredGlyph != nil }

  /// The character for a direction of writing.
  public func glyph(_ direction: Traits.Direction) -> String {
    direction == .rightToLeft ? mirroredGlyph ?? glyph : glyph
  }

  /// The path for a direction of writing.
  public func path(_ direction: Traits.Direction) -> VectorPath? {
    direction == .rightToLeft && isDirectional ? path?.mirrored : path
  }
}
