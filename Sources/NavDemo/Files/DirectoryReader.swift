#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A directory that is open for reading, and is closed when the value goes out of use.
struct DirectoryReader: ~Copyable {
  #if canImport(Darwin)
    private typealias Handle = UnsafeMutablePointer<DIR>
  #else
    private typealias Handle = OpaquePointer
  #endif

  /// The path by which it was opened.
  let path: RawPath

  /// Which directory it is.
  let identity: FileIdentity

  private let handle: Handle

  /// Opens the directory that the path leads to.
  ///
  /// - Throws: `FileProblem` if it is gone, forbidden or no directory.
  init(_ path: RawPath) throws(FileProblem) {
    guard let opened = opendir(path.cString) else {
      throw FileProblem(errorNumber: errno, at: path)
    }
    do throws(FileProblem) {
      identity = try FileStatus(descriptor: dirfd(opened), openedAs: path).identity
      self.path = path
      handle = opened
    } catch {
      closedir(opened)
      throw error
    }
  }

  deinit {
    closedir(handle)
  }

  /// Appends the next entries, at most `count` of them; false once there are no more.
  ///
  /// - Throws: `FileProblem` if the system fails in the middle.
  mutating func read(_ count: Int, into items: inout [FileItem]) throws(FileProblem) -> Bool {
    for _ in 0..<count {
      errno = 0
      guard let entry = readdir(handle) else {
        if errno == 0 { return false }
        throw FileProblem(errorNumber: errno, at: path)
      }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { buffer in
        Array(buffer.prefix { $0 != 0 })
      }
      if name == [dot] || name == [dot, dot] { continue }
      let kind = kind(of: name, type: Int(entry.pointee.d_type))
      items.append(FileItem(parent: path, rawName: name, kind: kind, size: nil))
    }
    return true
  }

  /// A file's size in bytes, or nil if the item is no file or is gone meanwhile. Costs a system
  /// call.
  func size(of item: FileItem) -> UInt64? {
    guard item.kind == .file || item.kind == .symbolicLink(.file) else { return nil }
    return FileStatus(name: item.rawName, in: dirfd(handle))?.size
  }

  private var dot: UInt8 { UInt8(ascii: ".") }

  /// The kind, from the entry's own type where the file system fills it in: that costs nothing.
  private func kind(of name: [UInt8], type: Int) -> FileKind {
    switch type {
    case Int(DT_DIR): .directory
    case Int(DT_REG): .file
    case Int(DT_FIFO): .other(.fifo)
    case Int(DT_SOCK): .other(.socket)
    case Int(DT_CHR): .other(.characterDevice)
    case Int(DT_BLK): .other(.blockDevice)
    case Int(DT_LNK): .symbolicLink(target(of: name))
    default: kindBySystemCall(of: name)
    }
  }

  private func kindBySystemCall(of name: [UInt8]) -> FileKind {
    var record = stat()
    let text = name.map(CChar.init(bitPattern:)) + [0]
    guard fstatat(dirfd(handle), text, &record, AT_SYMLINK_NOFOLLOW) == 0 else {
      return .other(.unknown)
    }
    if record.st_mode & S_IFMT == S_IFLNK { return .symbolicLink(target(of: name)) }
    return FileStatus(name: name, in: dirfd(handle))?.kind ?? .other(.unknown)
  }

  private func target(of name: [UInt8]) -> LinkTarget {
    switch FileStatus(name: name, in: dirfd(handle))?.kind {
    case .directory: .directory
    case .file: .file
    case .other(let special): .other(special)
    case .symbolicLink, nil: .unreachable
    }
  }
}
