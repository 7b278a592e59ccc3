extension PseudoTerminal {
  /// What went wrong.
  public enum Failure: Error, CustomStringConvertible {
    /// A system call failed; `errno` is given.
    case system(String, Int32)
    /// The deadline passed; the screen at that moment is given.
    case deadline(String)
    /// The program ended while its output was waited for; the screen is given.
    case ended(String)

    /// What went wrong, and the screen.
    public var description: String {
      switch self {
      case .system(let call, let number): "\(call) failed with error \(number)"
      case .deadline(let screen): "the deadline passed; the screen:\n\(screen)"
      case .ended(let screen): "the program has ended; the screen:\n\(screen)"
      }
    }
  }

  /// How a program ended.
  public enum Ending: Hashable, Sendable {
    /// It returned a status.
    case exit(Int32)
    /// A signal killed it.
    case signal(Int32)
  }
}
