#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes a file so that it has either its old contents or all of the new ones, whatever happens.
struct AtomicFile: Sendable {
  /// The file, or a link to it; a link stays one.
  let path: RawPath

  init(_ path: RawPath) {
    self.path = path
  }

  /// Writes a temporary file in the same folder, waits until the disk has it, and puts it in the
  /// file's place. Permissions stay, and so does the owner if the process may set one.
  ///
  /// - Parameter check: Throws if the old file must stay after all; it is asked at the last moment.
  /// - Throws: `NoteProblem` if any step fails; the temporary file is then removed.
  func write(
    _ bytes: [UInt8], check: () throws(NoteProblem) -> Void = {}
  ) throws(NoteProblem) {
    let target = try resolved()
    try replace(target, like: replaceableStatus(of: target), with: bytes, check: check)
  }

  /// Puts a new file in the place of the old one, or of none.
  func replace(
    _ target: RawPath, like old: stat?, with bytes: [UInt8],
    check: () throws(NoteProblem) -> Void = {}
  ) throws(NoteProblem) {
    let folder = target.parent ?? RawPath(".") ?? .root
    let name = ".nav-notes-\(getpid())-\(String(UInt64.random(in: 0 ... .max), radix: 36)).tmp"
    let temporary = folder.appending(name.utf8)
    let mode = mode_t(old == nil ? 0o666 : 0o600)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let descriptor = open(temporary.cString, flags, mode)
    guard descriptor >= 0 else { throw problem(errno, "creating a temporary file", in: folder) }
    do throws(NoteProblem) {
      try fill(descriptor, with: bytes, like: old)
      try exchange(temporary, target, check: check)
    } catch {
      unlink(temporary.cString)
      throw error
    }
    syncFolder(folder)
  }

  /// Writes everything and closes the descriptor, also on failure.
  private func fill(
    _ descriptor: Int32, with bytes: [UInt8], like old: stat?
  ) throws(NoteProblem) {
    var failure: Int32 = 0
    var written = 0
    while failure == 0, written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { systemWrite(descriptor, $0) }
      if count < 0, errno != EINTR { failure = errno }
      written += max(count, 0)
    }
    if failure == 0, let old {
      // Only a privileged process may set an owner, and others don't need to: it is theirs.
      _ = fchown(descriptor, old.st_uid, old.st_gid)
      if fchmod(descriptor, old.st_mode & 0o7777) != 0 { failure = errno }
    }
    if failure == 0, fsync(descriptor) != 0 { failure = errno }
    if close(descriptor) != 0, failure == 0 { failure = errno }
    if failure != 0 { throw problem(failure, "writing the new contents", in: path) }
  }

  /// Makes the new name last through a loss of power; not every file system can.
  private func syncFolder(_ folder: RawPath) {
    let descriptor = open(folder.cString, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

/// The system's call for a slice of memory.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
