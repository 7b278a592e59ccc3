/// What the user did at the terminal.
package enum InputEvent: Hashable, Sendable {
  /// A key; typed text comes as one event for each character.
  case key(KeyPress)
  /// Text pasted in one piece: lines end in `\n`, other control characters except tabs are gone.
  case paste(String)
  /// The mouse.
  case mouse(MouseEvent)
}
