extension HelpText {
  /// The keys of an app on the terminal.
  static let keys = HelpSection(
    "Keys",
    [
      ("Up, Down, k, j", "move the focus"),
      ("Enter, Space, Right", "open or press what has the focus"),
      ("Escape, Backspace, Left", "go back"),
      ("h", "go home"),
      ("Tab, Shift-Tab", "change the column, or move the focus on"),
      ("m", "open the menu of what has the focus, or the history"),
      ("/", "go to the search field"),
      ("s, i", "show or hide the sidebar, or the inspector"),
      ("<, >", "move the line beside the column"),
      ("[, ]", "turn the page"),
      ("1 to 9", "go to a page; to its root where it is the one that is shown"),
      ("Page Up, Page Down", "scroll by a page"),
      ("Home, End", "scroll to the beginning or the end"),
      ("?", "show the keys"),
      ("q", "quit; what is not saved is asked about"),
      ("Ctrl-C", "quit at once"),
      ("Ctrl-R", "with a device: turn it"),
      ("Ctrl-Up, -Down, -Left, -Right", "with a device: see another part of it"),
      (
        "Click",
        "press what is under the mouse, in whichever column; in a field put the caret there"
      ),
      (
        "Right click", "open the menu of what is under the mouse, as the history of the back button"
      ),
      ("Wheel", "scroll what is under the mouse"),
    ],
    note:
      "In a field, keys that type or move the caret do so. Most terminals select text while Shift "
      + "is held.")
}
