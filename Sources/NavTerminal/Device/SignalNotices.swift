#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Signals that a program answers and goes on: their numbers come through a pipe, so that a loop
/// can wait for them together with everything else.
@MainActor
final class SignalNotices {
  private nonisolated static let watched = [SIGWINCH, SIGTSTP, SIGCONT]

  /// One pipe for the process, because actions are the process's; it is made before the first
  /// handler, which only reads its number.
  private nonisolated static let pipeEnds: (read: Int32, write: Int32) = {
    var ends: (Int32, Int32) = (-1, -1)
    _ = withUnsafeMutableBytes(of: &ends) { bytes in
      pipe(bytes.baseAddress?.assumingMemoryBound(to: Int32.self))
    }
    for end in [ends.0, ends.1] {
      // A full pipe must not block a handler, and children have no use for it.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    return ends
  }()

  private var previous: [Int32: sigaction] = [:]

  /// Becomes readable when a signal has come.
  var descriptor: Int32 { Self.pipeEnds.read }

  func watch() {
    _ = Self.pipeEnds
    for signal in Self.watched where previous[signal] == nil {
      var old = sigaction()
      sigaction(signal, nil, &old)
      // A shell without job control ignores SIGTSTP for its programs; that is to stay.
      if SystemCalls.ignores(old) { continue }
      previous[signal] = old
      var action = SystemCalls.action(flags: Int32(SA_RESTART)) { signal, _, _ in
        SignalNotices.note(signal)
      }
      sigaction(signal, &action, nil)
    }
  }

  func unwatch() {
    for (signal, var action) in previous { sigaction(signal, &action, nil) }
    previous = [:]
  }

  /// The signals that have come, each once, in the order of their first coming.
  func take() -> [Int32] {
    var buffer = [UInt8](repeating: 0, count: 256)
    var signals: [Int32] = []
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return signals }
      for byte in buffer[..<count] where !signals.contains(Int32(byte)) {
        signals.append(Int32(byte))
      }
    }
  }

  /// The handler: async-signal-safe, and `errno` is as before.
  private nonisolated static func note(_ signal: Int32) {
    let before = errno
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = write(pipeEnds.write, &byte, 1)
    errno = before
  }

  /// Stops the process group as Ctrl-Z does, until it is continued; returns then, or at once where
  /// the system ignores the stop because no shell is there to continue it.
  func stopProcess() {
    var standard = sigaction()
    var ours = sigaction()
    sigaction(SIGTSTP, &standard, &ours)
    kill(0, SIGTSTP)
    sigaction(SIGTSTP, &ours, nil)
    // It is continued by now: the notice of that says nothing new.
    _ = take()
  }
}
