#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Settings of the terminal's line, as `termios` has them.
struct RawMode {
  /// How the line was set before.
  let before: termios

  /// Reads the settings of a terminal; nil when the descriptor is none.
  init?(of descriptor: Int32) {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return nil }
    before = settings
  }

  /// As `cfmakeraw` sets it: bytes come as they are typed and go as they are written, and Ctrl-C,
  /// Ctrl-Z and Ctrl-\ are keys. Output isn't processed, so that a line feed keeps the column.
  var raw: termios {
    var settings = before
    settings.c_iflag &= ~tcflag_t(
      IGNBRK | BRKINT | PARMRK | ISTRIP | INLCR | IGNCR | ICRNL | IXON | INPCK)
    settings.c_oflag &= ~tcflag_t(OPOST)
    settings.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | ISIG | IEXTEN)
    settings.c_cflag &= ~tcflag_t(CSIZE | PARENB)
    settings.c_cflag |= tcflag_t(CS8)
    withUnsafeMutableBytes(of: &settings.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    return settings
  }

  /// Sets the line at once: waiting for the output to be read could wait for ever.
  static func apply(_ settings: termios, to descriptor: Int32) -> Bool {
    var settings = settings
    while tcsetattr(descriptor, TCSANOW, &settings) != 0 {
      if errno != EINTR { return false }
    }
    return true
  }
}
