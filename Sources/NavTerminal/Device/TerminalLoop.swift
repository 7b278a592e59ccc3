#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The loop of a terminal program: waits for keys, signals, a time and the main queue alike.
///
/// It runs in the main thread and returns when it is stopped, so that tasks on the main actor run
/// between the events; while nothing happens it costs no processor time.
@MainActor
package final class TerminalLoop {
  /// How long an ESC may be the beginning of a sequence: 50 ms, Neovim's `ttimeoutlen`. A terminal
  /// sends a sequence in one piece, but a slow connection may cut it.
  private static let escapeTimeout: UInt64 = 50_000_000

  private let device: TerminalDevice
  private let notices = SignalNotices()
  private var parser = InputParser()
  private var escapeDeadline: UInt64?
  private var wakeDeadline: UInt64?
  private var isStopped = false

  /// From now on changes of the window's size are noted: ask for the size after making the loop.
  package init(device: TerminalDevice) {
    self.device = device
    notices.watch()
  }

  /// Runs until `stop()` is called or the terminal is closed.
  ///
  /// - Parameters:
  ///   - handle: is told each event in the order they came.
  ///   - settle: is called before each wait: what changed since the last one, by events or by tasks
  ///     of the main actor, is to be drawn now, in one frame.
  package func run(
    _ handle: (TerminalEvent) -> Void, settle: () -> Void
  ) {
    isStopped = false
    notices.watch()
    defer { notices.unwatch() }
    var waiter = MainThreadWaiter(descriptors: [device.input, notices.descriptor])
    while !isStopped {
      settle()
      if isStopped { break }
      let ready = waiter.wait(until: [escapeDeadline, wakeDeadline].compactMap(\.self).min())
      if ready.contains(notices.descriptor) { answerSignals(handle) }
      if ready.contains(device.input) { readInput(handle) }
      passDeadlines(handle)
    }
  }

  /// Makes `run` return, after the event that is being handled.
  package func stop() {
    isStopped = true
  }

  /// Asks for one `woken` event, so many nanoseconds from now; asked for again, the new time holds.
  package func wake(after nanoseconds: UInt64) {
    wakeDeadline = SystemCalls.monotonicNanoseconds() + nanoseconds
  }

  /// Asks for no `woken` event after all.
  package func cancelWake() {
    wakeDeadline = nil
  }

  /// Stops the process as Ctrl-Z does elsewhere: the shell gets its terminal back. When it is
  /// continued the terminal is taken over again; draw everything anew then.
  package func suspend() throws(TerminalError) {
    let wasEntered = device.isEntered
    device.leave()
    notices.stopProcess()
    if wasEntered { try device.enter() }
  }

  private func answerSignals(_ handle: (TerminalEvent) -> Void) {
    for signal in notices.take() where !isStopped {
      switch signal {
      case SIGWINCH: handle(.resized)
      case SIGTSTP:
        do throws(TerminalError) {
          try suspend()
          handle(.resumed)
        } catch {
          end(handle)
        }
      default:
        // Continued after a stop that no handler sees; the shell has set the line as it likes it.
        device.reenter()
        handle(.resumed)
      }
    }
  }

  private func readInput(_ handle: (TerminalEvent) -> Void) {
    var events: [InputEvent] = []
    switch device.read() {
    case .bytes(let bytes): parser.feed(bytes, into: &events)
    case .nothing: return
    case .end: return end(handle)
    }
    report(events, to: handle)
    escapeDeadline =
      parser.needsFlush ? SystemCalls.monotonicNanoseconds() + Self.escapeTimeout : nil
  }

  private func passDeadlines(_ handle: (TerminalEvent) -> Void) {
    guard escapeDeadline != nil || wakeDeadline != nil else { return }
    let now = SystemCalls.monotonicNanoseconds()
    if let deadline = escapeDeadline, deadline <= now {
      escapeDeadline = nil
      var events: [InputEvent] = []
      parser.flush(into: &events)
      report(events, to: handle)
    }
    if let deadline = wakeDeadline, deadline <= now, !isStopped {
      wakeDeadline = nil
      handle(.woken)
    }
  }

  private func report(_ events: [InputEvent], to handle: (TerminalEvent) -> Void) {
    if !events.isEmpty, !isStopped { handle(.input(events)) }
  }

  private func end(_ handle: (TerminalEvent) -> Void) {
    isStopped = true
    handle(.ended)
  }
}
