/// How the content stands to the bar, each with a look of its own.
public enum ScrollState: String, Hashable, Sendable, CaseIterable {
  /// The content is at its beginning.
  case atEdge
  /// Some of the content is out of sight above.
  case scrolled
  /// The room is low: compact in height, and fewer than ``lowRows`` rows in a terminal.
  case compact

  /// In a terminal, a room of fewer rows is a low one: there, a large title would take from the little
  /// that can be shown.
  public static let lowRows = 16

  /// The state in a room, where content has been moved or has not.
  public init(isMoved: Bool, in traits: Traits) {
    let isLow =
      traits.idiom == .terminal
      ? traits.height < Double(Self.lowRows) * Traits.cellHeight : traits.vertical == .compact
    self = isLow ? .compact : isMoved ? .scrolled : .atEdge
  }
}
