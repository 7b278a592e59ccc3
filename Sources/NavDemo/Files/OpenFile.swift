#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A regular file that is open for reading, and is closed when the value goes out of use.
///
/// Opening never waits: not for a writer at the other end of a pipe, and not for a device.
struct OpenFile: ~Copyable {
  /// The path by which it was opened.
  let path: RawPath

  /// What the system said about it when it was opened.
  let status: FileStatus

  private let descriptor: Int32

  /// Opens the file that the path leads to.
  ///
  /// - Throws: `FileProblem`, also if the path leads to a directory or a special file.
  init(_ path: RawPath) throws(FileProblem) {
    // Opening a device can have effects of its own, so look first. The second look, at what was
    // really opened, is for a file that was exchanged in between.
    try Self.requireRegular(FileStatus(of: path), at: path)
    let opened = open(path.cString, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard opened >= 0 else { throw FileProblem(errorNumber: errno, at: path) }
    do throws(FileProblem) {
      let status = try FileStatus(descriptor: opened, openedAs: path)
      try Self.requireRegular(status, at: path)
      self.path = path
      self.status = status
      descriptor = opened
    } catch {
      close(opened)
      throw error
    }
  }

  deinit {
    close(descriptor)
  }

  /// Reads from where the last call ended, until the limit in bytes or the file's end is reached.
  ///
  /// Files of the system, such as those of `/proc`, can have nothing to read for now: that counts as
  /// the end.
  ///
  /// - Throws: `FileProblem`; its reason is `cancelled` if the task was cancelled meanwhile.
  func read(upTo limit: Int) throws(FileProblem) -> [UInt8] {
    try Self.read(descriptor, upTo: limit, at: path)
  }

  /// Reads from a descriptor that never waits.
  static func read(
    _ descriptor: Int32, upTo limit: Int, at path: RawPath
  ) throws(FileProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: min(limit, 1 << 16))
    while bytes.count < limit {
      if Task.isCancelled { throw FileProblem(.cancelled, at: path) }
      let count = systemRead(descriptor, &chunk, min(chunk.count, limit - bytes.count))
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN || errno == EWOULDBLOCK { break }
      guard count >= 0 else { throw FileProblem(errorNumber: errno, at: path) }
      if count == 0 { break }
      bytes += chunk.prefix(count)
    }
    return bytes
  }

  private static func requireRegular(
    _ status: FileStatus, at path: RawPath
  ) throws(FileProblem) {
    switch status.kind {
    case .file, .symbolicLink: return
    case .directory: throw FileProblem(.isADirectory, at: path)
    case .other(let special): throw FileProblem(.notARegularFile(special), at: path)
    }
  }
}

/// The system's call, under a name that `OpenFile.read` doesn't hide.
private func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8], _ count: Int) -> Int {
  read(descriptor, &buffer, count)
}
