/// What is switched on in a terminal while Nav has it, and off again afterwards.
enum TerminalModes {
  /// Written on entering.
  ///
  /// - Parameter hasMouse: whether the mouse is Nav's.
  static func entering(hasMouse: Bool) -> [StaticString] {
    [
      ControlSequences.enterAlternateScreen, ControlSequences.hideCursor,
      ControlSequences.disableAutowrap, ControlSequences.enableBracketedPaste,
    ] + (hasMouse ? [ControlSequences.enableMouse] : [])
  }

  /// Written on leaving, also by a signal handler in the middle of a frame: hence the end of the
  /// update and of the colours. Its first ESC ends a sequence that was cut off (ECMA-48, as xterm
  /// and all its kin have it).
  static let restoring: StaticString =
    "\u{1B}[?2026l\u{1B}[m\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
}
