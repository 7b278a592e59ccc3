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
  /// Presses the tab of a page, counted from 1, whatever the keys and the chrome are.
  case page(Int)
  /// Clicks.
  case click(ScriptPoint)
  /// Clicks with the right button.
  case rightClick(ScriptPoint)
  /// Turns the wheel by a notch.
  case wheel(WheelDirection, ScriptPoint)
  /// Presses the pointer, or goes on with a drag, and moves it.
  case drag(ScriptPoint, ScriptPoint, Duration)
  /// Releases the pointer.
  case release
  /// Lets time pass: what is in motion is where it is then.
  case wait(Duration)

  /// The way in which a wheel is turned.
  public enum WheelDirection: String, Hashable, Sendable, CaseIterable {
    /// To what is above.
    case up
    /// To what is below.
    case down
  }
}
