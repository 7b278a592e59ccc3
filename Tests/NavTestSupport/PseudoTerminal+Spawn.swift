#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

extension PseudoTerminal {
  /// Opens a new pseudo-terminal: its master side, and the path of the side for programs.
  static func open() throws -> (master: Int32, path: String) {
    #if canImport(Darwin)
      let master = posix_openpt(O_RDWR | O_NOCTTY)
      guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master)
      else { throw Failure.system("posix_openpt", errno) }
      return (master, String(cString: name))
    #else
      // What posix_openpt(3), unlockpt(3) and ptsname(3) do; Swift's headers hide these.
      let master = openFile("/dev/ptmx", O_RDWR | O_NOCTTY)
      // Likewise TIOCSPTLCK and TIOCGPTN of <asm-generic/ioctls.h>, macros that aren't imported.
      let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
      var isLocked: Int32 = 0
      var number: Int32 = 0
      guard master >= 0, ioctl(master, setLock, &isLocked) == 0,
        ioctl(master, getNumber, &number) == 0
      else { throw Failure.system("open /dev/ptmx", errno) }
      return (master, "/dev/pts/\(number)")
    #endif
  }

  /// Starts a program that leads a new session. Its descriptor 0 is opened in the new session, and
  /// the first terminal that a session's leader opens becomes its controlling terminal.
  static func spawn(
    _ command: [String], _ environment: [String: String], terminal: String
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let newSession = Int16(POSIX_SPAWN_SETSID)
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      // POSIX_SPAWN_SETSID is an extension that the headers hide without _GNU_SOURCE.
      let newSession: Int16 = 0x80
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)

    // What the tests' own process ignores or blocks is no concern of the program.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGPIPE] {
      sigaddset(&signals, signal)
    }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF) | newSession
    posix_spawnattr_setflags(&attributes, flags)

    var arguments = command.map { strdup($0) }
    var variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") }
    defer { for text in arguments + variables { free(text) } }
    arguments.append(nil)
    variables.append(nil)
    var process: pid_t = 0
    let error = posix_spawn(
      &process, command[0], &actions, &attributes, arguments, variables)
    guard error == 0 else { throw Failure.system("posix_spawn \(command[0])", error) }
    return process
  }
}

/// `open(2)`, whose name `PseudoTerminal.open()` hides.
private func openFile(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
