/// With what a cell is drawn: two colours and attributes.
package struct Pen: Hashable, Sendable {
  /// The colour of the text.
  package var ink: CellColor
  /// The colour behind it.
  package var ground: CellColor
  package var attributes: PenAttributes

  package init(
    ink: CellColor = .terminal, ground: CellColor = .terminal, attributes: PenAttributes = []
  ) {
    self.ink = ink
    self.ground = ground
    self.attributes = attributes
  }

  /// The terminal's own colours, no attributes: the pen of a cleared terminal.
  package static let plain = Pen()

  /// The pen with which a blank looks the same: what only letters show is left out, so that two
  /// blanks that look alike are alike.
  package var forBlanks: Pen {
    attributes.isDisjoint(with: .seenOnBlanks) ? Pen(ground: ground) : self
  }
}
