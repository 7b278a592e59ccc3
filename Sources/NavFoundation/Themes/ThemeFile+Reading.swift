#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension ThemeFile {
  /// All bytes of the file. Neither opening nor reading waits.
  func bytes() throws(ThemeFileError) -> [UInt8] {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw unreadable("expected the path of a file, found none that a file can have")
    }
    // Opening a device can have effects of its own, so look first; the second look is at what was
    // really opened.
    var status = stat()
    guard stat(path, &status) == 0 else { throw unreadable(errno) }
    try requireRegular(status)
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(errno) }
    defer { close(descriptor) }
    guard fstat(descriptor, &status) == 0 else { throw unreadable(errno) }
    try requireRegular(status)
    return try bytes(of: descriptor)
  }

  private func bytes(of descriptor: Int32) throws(ThemeFileError) -> [UInt8] {
    // One more than is allowed tells that it is too large, however large it is.
    var buffer = [UInt8](repeating: 0, count: Self.largestSize + 1)
    var filled = 0
    while filled < buffer.count {
      let count = buffer.withUnsafeMutableBytes { bytes in
        systemRead(descriptor, bytes.baseAddress?.advanced(by: filled), bytes.count - filled)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw unreadable(errno) }
      if count == 0 { break }
      filled += count
    }
    guard filled <= Self.largestSize else { throw tooLarge }
    return Array(buffer.prefix(filled))
  }

  private func requireRegular(_ status: stat) throws(ThemeFileError) {
    let found: String
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: found = "a folder"
    case S_IFIFO: found = "a pipe"
    case S_IFSOCK: found = "a socket"
    default: found = "a device"
    }
    throw unreadable("expected a theme file, found \(found)")
  }

  private func unreadable(_ number: Int32) -> ThemeFileError {
    let reason =
      switch number {
      case ENOENT, ENOTDIR: "there is no such file"
      case EACCES, EPERM: "there is no permission to read it"
      default: String(cString: strerror(number))
      }
    return unreadable("expected a theme file that can be read; \(reason)")
  }

  var tooLarge: ThemeFileError {
    unreadable("expected at most \(Self.largestSize) bytes, as no theme has more")
  }

  /// The system can't watch it.
  func unwatchable(_ number: Int32) -> ThemeFileError {
    unreadable("expected a file that can be watched; \(String(cString: strerror(number)))")
  }

  func unreadable(_ message: String) -> ThemeFileError {
    ThemeFileError(
      problems: [.init(path: path, position: nil, key: "", message: message)])
  }
}

/// `read(2)`, whose name `ThemeFile.read()` hides.
private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int { read(descriptor, buffer, count) }
