#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the system knows about a file without reading it; links are followed.
struct FileStatus: Hashable, Sendable {
  /// What it is; never a link.
  let kind: FileKind

  /// Its size in bytes, as far as the system states one.
  let size: UInt64

  /// Which file it is.
  let identity: FileIdentity

  /// The status of what the path leads to.
  ///
  /// - Throws: `FileProblem` if it is gone or out of reach.
  init(of path: RawPath) throws(FileProblem) {
    var record = stat()
    guard stat(path.cString, &record) == 0 else {
      throw FileProblem(errorNumber: errno, at: path)
    }
    self.init(record)
  }

  /// The status of an open file.
  ///
  /// - Throws: `FileProblem`, which names the path that the file was opened by.
  init(descriptor: Int32, openedAs path: RawPath) throws(FileProblem) {
    var record = stat()
    guard fstat(descriptor, &record) == 0 else {
      throw FileProblem(errorNumber: errno, at: path)
    }
    self.init(record)
  }

  /// The status of what a name leads to in an open directory, or nil if that can't be learned.
  init?(name: [UInt8], in directory: Int32) {
    var record = stat()
    let text = name.map(CChar.init(bitPattern:)) + [0]
    guard fstatat(directory, text, &record, 0) == 0 else { return nil }
    self.init(record)
  }

  private init(_ record: stat) {
    kind =
      switch record.st_mode & S_IFMT {
      case S_IFDIR: .directory
      case S_IFREG: .file
      case S_IFIFO: .other(.fifo)
      case S_IFSOCK: .other(.socket)
      case S_IFCHR: .other(.characterDevice)
      case S_IFBLK: .other(.blockDevice)
      default: .other(.unknown)
      }
    size = UInt64(clamping: record.st_size)
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: record.st_dev),
      inode: UInt64(truncatingIfNeeded: record.st_ino))
  }
}
