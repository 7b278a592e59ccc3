#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The settings of a terminal's line, for comparing.
public struct LineSettings: Hashable, Sendable {
  private let flags: [UInt64]
  private let characters: [UInt8]

  /// Whether characters are echoed: a raw line doesn't.
  public let echoes: Bool

  init(of descriptor: Int32) {
    var settings = termios()
    tcgetattr(descriptor, &settings)
    flags = [
      UInt64(settings.c_iflag), UInt64(settings.c_oflag), UInt64(settings.c_cflag),
      UInt64(settings.c_lflag),
    ]
    characters = withUnsafeBytes(of: &settings.c_cc) { Array($0) }
    echoes = settings.c_lflag & tcflag_t(ECHO) != 0
  }
}
