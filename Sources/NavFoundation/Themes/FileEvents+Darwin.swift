#if canImport(Darwin)
  import Darwin
  import Dispatch

  /// What the system tells of a file and of the folders in which it and its links stand, since an
  /// editor puts a new file in the place of the old one (`kqueue(2)`, `EVFILT_VNODE`).
  @MainActor final class FileEvents {
    /// What is another as soon as the file was written or replaced.
    private struct State: Equatable {
      let device: dev_t
      let number: ino_t
      let size: off_t
      let seconds: Int
      let nanoseconds: Int
    }

    private let file: ThemeFile
    private let changed: @MainActor () -> Void
    private var sources: [WatchedSource] = []
    private var state: State?

    init(_ file: ThemeFile, changed: @escaping @MainActor () -> Void) throws(ThemeFileError) {
      self.file = file
      self.changed = changed
      state = Self.state(of: file)
      if let number = watch() { throw file.unwatchable(number) }
    }

    /// Watches the files and folders as they are now; where none can be, it gives the system's
    /// reason.
    private func watch() -> Int32? {
      sources = []
      var reason: Int32?
      for path in file.places.flatMap({ [$0.folder, $0.path] }) {
        let descriptor = open(path, O_EVTONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
          reason = errno
          continue
        }
        sources.append(
          WatchedSource(
            DispatchSource.makeFileSystemObjectSource(
              fileDescriptor: descriptor, eventMask: [.write, .extend, .delete, .rename, .link],
              queue: .main),
            handle: { [weak self] in self?.look() }, cancelled: { close(descriptor) }))
      }
      return sources.isEmpty ? reason : nil
    }

    /// Something has happened, perhaps to another file in the folder.
    private func look() {
      let now = Self.state(of: file)
      guard now != state else { return }
      state = now
      _ = watch()
      if now != nil { changed() }
    }

    private static func state(of file: ThemeFile) -> State? {
      var status = stat()
      guard stat(file.path, &status) == 0 else { return nil }
      return State(
        device: status.st_dev, number: status.st_ino, size: status.st_size,
        seconds: status.st_mtimespec.tv_sec, nanoseconds: status.st_mtimespec.tv_nsec)
    }
  }
#endif
