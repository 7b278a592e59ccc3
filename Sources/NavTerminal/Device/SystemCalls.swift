#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The few system calls whose Swift form differs from platform to platform, or that must be
/// repeated when a signal interrupts them.
enum SystemCalls {
  /// Seconds don't jump when the clock is set: nanoseconds of the monotonic clock.
  static func monotonicNanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// Writes everything, through interruptions and short writes, and waits where the descriptor
  /// doesn't block. Returns false when nobody is there to read it any more.
  ///
  /// It allocates nothing and takes no lock, so that a signal handler may call it.
  static func writeAll(_ bytes: UnsafePointer<UInt8>, count: Int, to descriptor: Int32) -> Bool {
    var done = 0
    while done < count {
      let written = write(descriptor, bytes + done, count - done)
      if written > 0 {
        done += written
      } else if written == 0 || errno == EAGAIN || errno == EWOULDBLOCK {
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        if poll(&ready, 1, -1) < 0, errno != EINTR { return false }
        if ready.revents & Int16(POLLERR | POLLNVAL) != 0 { return false }
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// A signal's action that calls a handler.
  static func action(
    flags: Int32,
    _ handler:
      @escaping @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?)
      -> Void
  ) -> sigaction {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_sigaction = handler
    #elseif canImport(Glibc)
      action.__sigaction_handler.sa_sigaction = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_sigaction = handler
    #endif
    action.sa_flags = flags | Int32(SA_SIGINFO)
    sigemptyset(&action.sa_mask)
    return action
  }

  /// Whether a signal was sent by another process, unlike a fault or an `abort` of this one.
  static func isFromElsewhere(_ information: UnsafePointer<siginfo_t>) -> Bool {
    #if canImport(Darwin)
      let sender = information.pointee.si_pid
    #elseif canImport(Glibc)
      let sender = information.pointee._sifields._kill.si_pid
    #elseif canImport(Musl)
      let sender = information.pointee.__si_fields.__si_common.__first.__piduid.si_pid
    #endif
    let code = information.pointee.si_code
    // Codes of faults are positive; Darwin's SI_USER is, too.
    return (code <= 0 || code == SI_USER) && sender != getpid()
  }

  /// Whether an action is to ignore the signal.
  static func ignores(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Glibc)
      let handler = action.__sigaction_handler.sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
