/// A key as terminals can tell it.
package enum Key: Hashable, Sendable {
  /// A key that types something, or that does with a modifier (`Ctrl-C` is `character("c")`).
  case character(Character)
  case up, down, left, right
  case enter, escape, backspace, delete, tab
  /// Shift-Tab, which terminals send as a key of its own.
  case backTab
  case home, end, pageUp, pageDown
  /// F1 is `function(1)`.
  case function(Int)
}
