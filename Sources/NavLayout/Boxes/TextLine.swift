/// One line of a text that was broken into lines.
public struct TextLine: Hashable, Sendable {
  /// What stands in the line.
  public var text: String
  /// How many characters of the whole text are before it.
  public var start: Int
  /// Its width in the units of the host.
  public var width: Int

  /// Makes a line.
  public init(text: String, start: Int, width: Int) {
    self.text = text
    self.start = start
    self.width = width
  }
}
