#if canImport(Darwin)
  public import Darwin
#elseif canImport(Glibc)
  public import Glibc
#elseif canImport(Musl)
  public import Musl
#endif

/// A program running in a terminal of its own, whose screen a `TerminalEmulator` shows.
///
/// Waiting is always for something: bytes, the program's end, or the deadline.
public final class PseudoTerminal {
  /// What the program has drawn.
  public private(set) var screen: TerminalEmulator
  /// All that it has written.
  public private(set) var log: [UInt8] = []
  /// The program's process.
  public let process: pid_t
  /// The settings of the terminal's line before the program was started.
  public let initialLineSettings: LineSettings
  private let master: Int32
  private var ending: Ending?

  /// Starts a program as the leader of a session in a new terminal.
  ///
  /// - Parameters:
  ///   - command: the path of the program and its arguments.
  ///   - environment: all variables that it gets.
  ///   - columns: the terminal's width in cells.
  ///   - rows: the terminal's height in cells.
  /// - Throws: `Failure.system`.
  public init(
    _ command: [String], environment: [String: String] = ["TERM": "xterm-256color"],
    columns: Int = 80, rows: Int = 24
  ) throws {
    let name: String
    (master, name) = try Self.open()
    screen = TerminalEmulator(columns: columns, rows: rows)
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    initialLineSettings = LineSettings(of: master)
    process = try Self.spawn(command, environment, terminal: name)
  }

  deinit {
    if ending == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(master)
  }

  /// Types bytes.
  public func type(_ bytes: some Collection<UInt8>) {
    var rest = Array(bytes)
    while !rest.isEmpty {
      let written = write(master, rest, rest.count)
      if written <= 0 { return }
      rest.removeFirst(written)
    }
  }

  /// Types text.
  public func type(_ text: String) { type(Array(text.utf8)) }

  /// Sends the program a signal.
  public func send(_ signal: Int32) { kill(process, signal) }

  /// Gives the terminal another size; the program gets SIGWINCH.
  public func resize(columns: Int, rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    screen.resize(columns: columns, rows: rows)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// The settings of the terminal's line now.
  public var lineSettings: LineSettings { LineSettings(of: master) }

  /// Reads until the screen is as wanted.
  ///
  /// - Throws: `Failure.deadline` after so many seconds, `Failure.ended` when no more can come.
  public func wait(
    seconds: Double = 5, until isDone: (TerminalEmulator) -> Bool
  ) throws {
    let deadline = Self.now() + seconds
    while !isDone(screen) {
      guard try read(until: deadline) else {
        throw isDone(screen) ? Failure.deadline("") : Failure.ended(screen.text)
      }
    }
  }

  /// Reads for a time in which nothing should come; returns how many bytes came nevertheless.
  public func bytes(within seconds: Double) -> Int {
    let before = log.count
    let deadline = Self.now() + seconds
    while (try? read(until: deadline)) == true {}
    return log.count - before
  }

  /// Reads on until the program ends.
  ///
  /// - Throws: `Failure.deadline` after so many seconds.
  public func waitForEnd(seconds: Double = 5) throws -> Ending {
    if let ending { return ending }
    let deadline = Self.now() + seconds
    while try read(until: deadline) {}
    // The terminal is closed as the process ends; only its status is left to come.
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let ended: Ending = status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
    ending = ended
    return ended
  }

  /// Reads what there is; false when the program has closed the terminal.
  private func read(until deadline: Double) throws -> Bool {
    var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    let left = deadline - Self.now()
    if left <= 0 || poll(&ready, 1, Int32(left * 1000) + 1) == 0 {
      throw Failure.deadline(screen.text)
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    #if canImport(Darwin)
      let count = Darwin.read(master, &buffer, buffer.count)
    #elseif canImport(Glibc)
      let count = Glibc.read(master, &buffer, buffer.count)
    #elseif canImport(Musl)
      let count = Musl.read(master, &buffer, buffer.count)
    #endif
    if count < 0, errno == EINTR || errno == EAGAIN { return true }
    guard count > 0 else { return false }
    log.append(contentsOf: buffer[..<count])
    screen.feed(buffer[..<count])
    return true
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
