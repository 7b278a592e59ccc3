import Testing

@testable import NavTerminal

@Suite("What is switched on in a terminal is switched off again")
struct TerminalModesTests {
  private func entering(hasMouse: Bool) -> String {
    TerminalModes.entering(hasMouse: hasMouse).map { "\($0)" }.joined()
  }

  /// The private modes that sequences set, or reset.
  private func modes(_ text: String, _ final: Character) -> Set<String> {
    Set(
      text.split(separator: "\u{1B}").compactMap { sequence in
        sequence.hasPrefix("[?") && sequence.last == final
          ? String(sequence.dropFirst(2).dropLast()) : nil
      })
  }

  @Test("The mouse is reported with its buttons and drags, in decimal numbers, or not at all")
  func mouse() {
    #expect(entering(hasMouse: true).contains("\u{1B}[?1002h\u{1B}[?1006h"))
    #expect(modes(entering(hasMouse: false), "h") == ["1049", "2004"])
  }

  @Test(
    "Leaving undoes all that entering does, with or without the mouse", arguments: [true, false])
  func leaving(hasMouse: Bool) {
    let (on, off) = (entering(hasMouse: hasMouse), "\(TerminalModes.restoring)")
    #expect(modes(on, "h").subtracting(modes(off, "l")).isEmpty)
    #expect(modes(on, "l").subtracting(modes(off, "h")).isEmpty)
    #expect(modes(off, "l").isSuperset(of: ["1002", "1006"]))
  }
}
