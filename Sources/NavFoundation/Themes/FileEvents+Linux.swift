#if os(Linux)
  import Dispatch

  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// What the system tells of a file: of the folders in which it and its links stand, since an editor
  /// puts a new file in the place of the old one (`inotify(7)`).
  @MainActor final class FileEvents {
    // A link is made as a whole, a file is not when it is made.
    private static let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE)

    private let file: ThemeFile
    private let changed: @MainActor () -> Void
    private let queue: Int32
    private var source: WatchedSource?
    private var watched: [Int32: [ThemeFile.Place]] = [:]

    init(_ file: ThemeFile, changed: @escaping @MainActor () -> Void) throws(ThemeFileError) {
      self.file = file
      self.changed = changed
      let queue = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      self.queue = queue
      guard queue >= 0 else { throw file.unwatchable(errno) }
      source = WatchedSource(
        DispatchSource.makeReadSource(fileDescriptor: queue, queue: .main),
        handle: { [weak self] in self?.takeEvents() }, cancelled: { close(queue) })
      if let number = watch() { throw file.unwatchable(number) }
    }

    /// Watches the folders as the links are now; where none can be, it gives the system's reason.
    private func watch() -> Int32? {
      watched = [:]
      var reason: Int32?
      for place in file.places {
        let number = inotify_add_watch(queue, place.folder, Self.mask)
        if number >= 0 {
          watched[number, default: []].append(place)
        } else {
          reason = errno
        }
      }
      return watched.isEmpty ? reason : nil
    }

    /// Reads all that was told.
    private func takeEvents() {
      var hasChanged = false
      var buffer = [UInt8](repeating: 0, count: 1 << 14)
      while true {
        let count = read(queue, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        hasChanged = tells(buffer.prefix(count)) || hasChanged
      }
      guard hasChanged else { return }
      _ = watch()
      changed()
    }

    /// Whether some events are of the file.
    private func tells(_ bytes: ArraySlice<UInt8>) -> Bool {
      let headSize = MemoryLayout<inotify_event>.size
      var rest = bytes
      while rest.count >= headSize {
        let event = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
        let name = rest.dropFirst(headSize).prefix(Int(event.len)).prefix { $0 != 0 }
        if isChange(event, String(decoding: name, as: UTF8.self)) { return true }
        rest = rest.dropFirst(headSize + Int(event.len))
      }
      return false
    }

    private func isChange(_ event: inotify_event, _ name: String) -> Bool {
      // What was lost may have been the change.
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
      guard let place = watched[event.wd]?.first(where: { $0.name == name }) else { return false }
      return event.mask & UInt32(IN_CREATE) == 0 || place.target != nil
    }
  }
#endif
