#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Gives the terminal back when the process is killed, crashes or calls `exit`.
///
/// The handlers run at once, in the main thread, whatever that is busy with: a write is cut short,
/// the terminal is restored, and the signal is raised again with the action it had before, so that
/// the exit status says what happened and nothing is written afterwards. That needs no second
/// thread and no lock that a signal could find taken, and it also covers crashes (SIGSEGV, SIGABRT
/// and the traps of Swift), which no dispatch source can.
///
/// The Swift runtime's action for SIGQUIT and crashes is a backtrace, on a terminal with a prompt.
/// After a fault or an `abort` it follows; a process that another one asks to end just ends.
///
/// A handler may do very little (POSIX, "Async-signal-safe functions"): write, set the line, raise.
/// What it needs lies in memory that is allocated once and known by address.
enum EmergencyExit {
  /// What the handlers read.
  struct Memory {
    /// Whether the terminal is taken over, and must be given back.
    var isArmed = false
    var input: Int32 = -1
    var output: Int32 = -1
    var settings = termios()
    var sequences: UnsafeMutableBufferPointer<UInt8>
    /// The actions before ours, by signal number.
    var actions: UnsafeMutablePointer<sigaction>
    var mainThread = pthread_self()
  }

  /// Signals that end a process without handlers. One that is ignored, as under `nohup`, stays so.
  private static let signals = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP,
  ]

  /// As a number, because a pointer can't be shared between threads; a signal handler is outside of
  /// what actors and locks can order, and the loop arms it before it writes anything.
  private static let address: UInt = {
    let memory = UnsafeMutablePointer<Memory>.allocate(capacity: 1)
    // Signal numbers are below 65 on Linux and below 32 on Darwin.
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    actions.initialize(repeating: sigaction(), count: 65)
    memory.initialize(
      to: Memory(
        sequences: .allocate(capacity: TerminalModes.restoring.utf8CodeUnitCount),
        actions: actions))
    _ = memory.pointee.sequences.initialize(
      from: UnsafeBufferPointer(
        start: TerminalModes.restoring.utf8Start,
        count: TerminalModes.restoring.utf8CodeUnitCount))
    atexit { EmergencyExit.restore() }
    return UInt(bitPattern: memory)
  }()

  private static var memory: UnsafeMutablePointer<Memory>? {
    UnsafeMutablePointer(bitPattern: address)
  }

  /// From now on the terminal is given back however the process ends.
  @MainActor
  static func arm(input: Int32, output: Int32, settings: termios) {
    guard let memory else { return }
    memory.pointee.input = input
    memory.pointee.output = output
    memory.pointee.settings = settings
    memory.pointee.mainThread = pthread_self()
    guard !memory.pointee.isArmed else { return }
    for signal in signals {
      sigaction(signal, nil, &memory.pointee.actions[Int(signal)])
      if SystemCalls.ignores(memory.pointee.actions[Int(signal)]) { continue }
      var action = SystemCalls.action(flags: Int32(SA_ONSTACK)) { signal, information, _ in
        EmergencyExit.end(signal, information)
      }
      sigaction(signal, &action, nil)
    }
    memory.pointee.isArmed = true
  }

  /// Gives the terminal back and the signals their actions. Does nothing a second time.
  @MainActor
  static func disarm() {
    guard let memory, memory.pointee.isArmed else { return }
    restore()
    for signal in signals {
      sigaction(signal, &memory.pointee.actions[Int(signal)], nil)
    }
  }

  private static func restore() {
    guard let memory, memory.pointee.isArmed else { return }
    memory.pointee.isArmed = false
    // In the background the terminal is the shell's, which has set it as it likes it.
    let foreground = tcgetpgrp(memory.pointee.input)
    if foreground > 0, foreground != getpgrp() { return }
    // A terminal that takes nothing any more must not keep the process from ending.
    var ready = pollfd(fd: memory.pointee.output, events: Int16(POLLOUT), revents: 0)
    if poll(&ready, 1, 200) == 1, let bytes = memory.pointee.sequences.baseAddress {
      _ = SystemCalls.writeAll(
        bytes, count: memory.pointee.sequences.count, to: memory.pointee.output)
    }
    _ = tcsetattr(memory.pointee.input, TCSANOW, &memory.pointee.settings)
  }

  /// Whether a signal asks the process to end, unlike those of crashes.
  private static func isRequest(_ signal: Int32) -> Bool {
    switch signal {
    case SIGHUP, SIGINT, SIGQUIT, SIGTERM: true
    default: false
    }
  }

  private static func end(_ signal: Int32, _ information: UnsafePointer<siginfo_t>?) {
    guard let memory else { return }
    let isRequest = isRequest(signal)
    if isRequest, pthread_equal(pthread_self(), memory.pointee.mainThread) == 0 {
      // The main thread may be in the middle of a write; interrupting it ends that.
      pthread_kill(memory.pointee.mainThread, signal)
      return
    }
    restore()
    let isAsked = information.map(SystemCalls.isFromElsewhere) ?? true
    if signal == SIGQUIT || !isRequest && isAsked {
      var standard = sigaction()
      sigaction(signal, &standard, nil)
    } else {
      sigaction(signal, &memory.pointee.actions[Int(signal)], nil)
    }
    // The signal is blocked while its handler runs: it comes as the handler returns.
    raise(signal)
  }
}
