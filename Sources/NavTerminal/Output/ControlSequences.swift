/// The control sequences that Nav writes, each by name.
///
/// ECMA-48 and the private modes of xterm ("XTerm Control Sequences", ctlseqs); mode 2026 is
/// described in the "Synchronized Output" specification that terminals share.
package enum ControlSequences {
  /// CSI: what the sequences with numbers begin with.
  package static let introducer: StaticString = "\u{1B}["

  /// Alternate screen, cleared; the cursor's place is saved (mode 1049).
  package static let enterAlternateScreen: StaticString = "\u{1B}[?1049h"
  package static let hideCursor: StaticString = "\u{1B}[?25l"
  /// Pasted text comes in brackets, so that it can't be taken for keys (mode 2004).
  package static let enableBracketedPaste: StaticString = "\u{1B}[?2004h"
  /// Presses, releases, the wheel and moves with a button pressed are reported (mode 1002), with
  /// decimal numbers (mode 1006, "SGR"), so that no column is too far to the right.
  package static let enableMouse: StaticString = "\u{1B}[?1002h\u{1B}[?1006h"
  /// A character in the last column leaves the cursor there: nothing wraps or scrolls (DECAWM).
  package static let disableAutowrap: StaticString = "\u{1B}[?7l"
  /// What follows is shown at once, at the end of the update (mode 2026).
  package static let beginSynchronizedUpdate: StaticString = "\u{1B}[?2026h"
  package static let endSynchronizedUpdate: StaticString = "\u{1B}[?2026l"

  /// SGR 0: the terminal's own colours, no attributes.
  package static let resetPen: StaticString = "\u{1B}[m"
  /// ED 2: the whole screen becomes blank on the current ground.
  package static let clearScreen: StaticString = "\u{1B}[2J"
  /// EL 0: blank from the cursor to the end of the line on the current ground.
  package static let eraseToEndOfLine: StaticString = "\u{1B}[K"

  /// Finals of the sequences with numbers.
  static let eraseCharacters = UInt8(ascii: "X")
  static let cursorUp = UInt8(ascii: "A")
  static let cursorDown = UInt8(ascii: "B")
  static let cursorRight = UInt8(ascii: "C")
  static let cursorLeft = UInt8(ascii: "D")
  static let cursorColumn = UInt8(ascii: "G")
  static let cursorPosition = UInt8(ascii: "H")
  static let selectPen = UInt8(ascii: "m")
  static let separator = UInt8(ascii: ";")

  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let backspace: UInt8 = 8

  /// Digits of a number that isn't negative.
  static func digits(_ number: Int) -> Int {
    number < 10 ? 1 : 1 + digits(number / 10)
  }
}
