/// Something that the user did with the mouse, at a cell of the terminal.
package struct MouseEvent: Hashable, Sendable {
  /// A button.
  package enum Button: Hashable, Sendable {
    case left, middle, right
  }

  /// The way in which a wheel is turned.
  package enum Wheel: Hashable, Sendable {
    case up, down, left, right
  }

  /// What was done.
  package enum Kind: Hashable, Sendable {
    /// A button is pressed.
    case press(Button)
    /// The mouse has moved while a button is pressed.
    case drag(Button)
    /// A button is released.
    case release(Button)
    /// The wheel is turned by one notch.
    case wheel(Wheel)
  }

  /// What was done.
  package let kind: Kind
  /// The column, from 0.
  package let column: Int
  /// The row, from 0.
  package let row: Int

  package init(_ kind: Kind, column: Int, row: Int) {
    self.kind = kind
    self.column = column
    self.row = row
  }
}
