#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension AtomicFile {
  /// Puts the temporary file in the place of the old one, or of none, if the check lets it.
  ///
  /// - Throws: `NoteProblem`, also that of the check; the old file is then what it was.
  func exchange(
    _ temporary: RawPath, _ target: RawPath, check: () throws(NoteProblem) -> Void
  ) throws(NoteProblem) {
    // Whoever saves by the same rule waits here, so that nobody's save falls between check and
    // rename. Closing the file gives the lock back, and so does the end of the process.
    let lock = open(target.cString, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { if lock >= 0 { close(lock) } }
    if lock >= 0 { while flock(lock, LOCK_EX) != 0, errno == EINTR {} }
    try check()
    if lock < 0, link(temporary.cString, target.cString) == 0 {
      // A link, other than a rename, never takes the place of a file that came up meanwhile.
      unlink(temporary.cString)
      return
    }
    if lock < 0, errno == EEXIST { try check() }
    guard rename(temporary.cString, target.cString) == 0 else {
      throw problem(errno, "putting the new file in place", in: target)
    }
  }
}
