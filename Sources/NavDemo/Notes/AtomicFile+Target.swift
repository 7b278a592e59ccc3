#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension AtomicFile {
  /// The file that the path leads to: renaming over a link would replace the link.
  ///
  /// - Throws: `NoteProblem` if the path is a link that leads nowhere.
  func resolved() throws(NoteProblem) -> RawPath {
    guard let found = realpath(path.cString, nil) else {
      let number = errno
      var record = stat()
      let isLink = lstat(path.cString, &record) == 0 && record.st_mode & S_IFMT == S_IFLNK
      if number == ENOENT, !isLink { return path }
      throw problem(number, "following the path", in: path)
    }
    defer { free(found) }
    return RawPath(bytes: (0..<strlen(found)).map { UInt8(bitPattern: found[$0]) }) ?? path
  }

  /// The status of the file that is to be replaced, or nil if there is none.
  ///
  /// - Throws: `NoteProblem` if it is no regular file or is protected from writing.
  func replaceableStatus(of target: RawPath) throws(NoteProblem) -> stat? {
    var record = stat()
    guard stat(target.cString, &record) == 0 else {
      if errno == ENOENT { return nil }
      throw problem(errno, "looking at the old file", in: target)
    }
    guard record.st_mode & S_IFMT == S_IFREG else {
      throw problem(EISDIR, "looking at the old file", in: target)
    }
    guard access(target.cString, W_OK) == 0 else {
      throw problem(errno, "looking at the old file", in: target)
    }
    return record
  }

  /// What to say when a step of writing failed.
  func problem(_ number: Int32, _ step: String, in place: RawPath) -> NoteProblem {
    let remedy =
      switch number {
      case ENOSPC, EDQUOT: "Free some space, then save again."
      case EACCES, EPERM, EROFS: "Allow writing to the file and its folder, or choose another file."
      case ENOENT, ENOTDIR: "Create the folder, or choose another file."
      case EISDIR: "Choose a regular file."
      default: "Check the disk, then save again."
      }
    let reason =
      number == EISDIR ? "this is not a regular file" : String(cString: strerror(number))
    return NoteProblem(
      what: "The notes could not be saved; \(step) failed (\(reason))",
      place: place.text,
      expected: "a regular file, or none so far, in a folder that may be written to",
      remedy: "\(remedy) The edit is kept in memory and the old file is unchanged.")
  }
}
