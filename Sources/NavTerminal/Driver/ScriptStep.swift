public import NavCore

/// One step of a script: what a user would do, or what happens to the terminal.
public enum ScriptStep: Hashable, Sendable {
  /// Presses a key.
  case key(TerminalKey)
  /// Goes one step back, whatever the keys are.
  case back
  /// Goes home, whatever the keys are.
  case home
  /// Opens the menu of what has the focus, or the history.
  case menu
  /// Types a text, character by character.
  case type(String)
  /// Gives the terminal another size, in cells.
  case resize(columns: Int, rows: Int)
  /// Turns the device, or the terminal, by a quarter.
  case rotate
  /// Shows the app on a device, held as it usually is.
  case device(Device)
  /// Swipes from an edge.
  case swipe(SwipeDirection)
}
