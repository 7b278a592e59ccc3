/// A key that a script presses.
public enum TerminalKey: Hashable, Sendable {
  /// The arrow up.
  case up
  /// The arrow down.
  case down
  /// The arrow to the left.
  case left
  /// The arrow to the right.
  case right
  /// Enter, also called Return.
  case enter
  /// Escape.
  case escape
  /// Backspace, which deletes backwards.
  case backspace
  /// Tab.
  case tab
  /// Tab with Shift.
  case backTab
  /// Delete, which deletes forwards.
  case delete
  /// The key Home, which is not the action home.
  case home
  /// End.
  case end
  /// Page up.
  case pageUp
  /// Page down.
  case pageDown
  /// A key that types something.
  case character(Character)
  /// A key that is pressed with Control.
  case control(Character)
}
