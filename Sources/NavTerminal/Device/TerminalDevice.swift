#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A terminal: its two descriptors, its modes and its size.
@MainActor
package final class TerminalDevice {
  /// What a read from the terminal brought.
  package enum Input: Equatable {
    case bytes([UInt8])
    /// Nothing for now.
    case nothing
    /// The terminal is closed: no input will ever come.
    case end
  }

  package let input: Int32
  package let output: Int32
  /// Whether the mouse is reported from the next entering on.
  package var hasMouse = true
  private var mode: RawMode?
  private var previousPipeAction: sigaction?

  /// - Parameters:
  ///   - input: descriptor that keys are read from.
  ///   - output: descriptor that is drawn to.
  package init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
    self.input = input
    self.output = output
  }

  /// Whether both descriptors are terminals.
  package var isTerminal: Bool { isatty(input) == 1 && isatty(output) == 1 }

  /// Whether the terminal is taken over.
  package var isEntered: Bool { mode != nil }

  /// Takes the terminal over: raw mode, alternate screen, hidden cursor, no autowrap, bracketed
  /// paste. However the process ends, short of SIGKILL, it is given back. Does nothing a second
  /// time.
  ///
  /// - Throws: `TerminalError` when it is no terminal or can't be set; nothing is changed then.
  package func enter() throws(TerminalError) {
    guard mode == nil else { return }
    guard isTerminal, let mode = RawMode(of: input) else { throw .notATerminal }
    var pipeAction = SystemCalls.action(flags: 0) { _, _, _ in }
    var previous = sigaction()
    // A closed terminal is reported by `write`; a handler, unlike ignoring, isn't inherited by
    // programs that are started meanwhile.
    sigaction(SIGPIPE, &pipeAction, &previous)
    EmergencyExit.arm(input: input, output: output, settings: mode.before)
    guard RawMode.apply(mode.raw, to: input) else {
      let number = errno
      EmergencyExit.disarm()
      sigaction(SIGPIPE, &previous, nil)
      throw .settings(errno: number)
    }
    previousPipeAction = previous
    self.mode = mode
    var modes = OutputBuffer()
    for sequence in TerminalModes.entering(hasMouse: hasMouse) { modes.append(sequence) }
    write(modes)
  }

  /// Gives the terminal back as it was. Does nothing a second time.
  package func leave() {
    guard mode != nil else { return }
    EmergencyExit.disarm()
    if var action = previousPipeAction { sigaction(SIGPIPE, &action, nil) }
    mode = nil
  }

  /// Sets all modes again, after something else has changed them.
  func reenter() {
    guard let mode else { return }
    _ = RawMode.apply(mode.raw, to: input)
    var modes = OutputBuffer()
    for sequence in TerminalModes.entering(hasMouse: hasMouse) { modes.append(sequence) }
    write(modes)
  }

  /// The size in cells now.
  package var size: TerminalSize {
    var window = winsize()
    let isKnown = ioctl(output, UInt(TIOCGWINSZ), &window) == 0
    return TerminalSize(
      system: isKnown
        ? TerminalSize(columns: Int(window.ws_col), rows: Int(window.ws_row)) : nil,
      variable: { name in getenv(name).map { String(cString: $0) } })
  }

  /// Writes everything, with one system call as long as the terminal takes it.
  ///
  /// - Returns: false when the terminal is closed.
  @discardableResult
  package func write(_ buffer: OutputBuffer) -> Bool {
    buffer.bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress, !bytes.isEmpty else { return true }
      return SystemCalls.writeAll(start, count: bytes.count, to: output)
    }
  }

  /// Reads what is there, at most 64 kB; waits when nothing is, so ask after a wait only.
  package func read() -> Input {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, initialized in
      repeat {
        #if canImport(Darwin)
          count = Darwin.read(input, buffer.baseAddress, buffer.count)
        #elseif canImport(Glibc)
          count = Glibc.read(input, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
          count = Musl.read(input, buffer.baseAddress, buffer.count)
        #endif
      } while count < 0 && errno == EINTR
      initialized = max(0, count)
    }
    if count > 0 { return .bytes(bytes) }
    return count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK) ? .nothing : .end
  }
}
