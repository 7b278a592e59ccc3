/// Why a terminal can't be taken over.
package enum TerminalError: Error, Hashable, CustomStringConvertible {
  /// Input or output is a file or a pipe.
  case notATerminal
  /// The system refused to change the terminal's settings; the number is `errno`'s.
  case settings(errno: Int32)

  package var description: String {
    switch self {
    case .notATerminal:
      "input and output must be a terminal; one of them is a file or a pipe"
    case .settings(let number):
      "the terminal's settings can't be changed (error \(number)); is it still connected?"
    }
  }
}
