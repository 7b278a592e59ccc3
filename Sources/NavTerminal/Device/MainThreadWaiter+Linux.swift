#if !canImport(Darwin)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif
  import Dispatch

  /// Waits for descriptors and the main dispatch queue alike, in the main thread.
  ///
  /// libdispatch hands out a descriptor that becomes readable when the main queue has work, for run
  /// loops to wait on; Foundation's `RunLoop` uses it in the same way. Doing so here instead of
  /// loading Foundation halves the start of a program that does nothing else (3.5 instead of 7.0
  /// ms, 5.2 instead of 14.1 million instructions; Swift 6.3, x86-64), starts no thread, and makes
  /// a key press cost two system calls instead of more than ten in two threads. `dispatchMain()`
  /// is no choice: it ends the main thread, after which callgrind can't count.
  @MainActor
  struct MainThreadWaiter {
    private var slots: [pollfd]
    private let queue: Int32

    init(descriptors: [Int32]) {
      queue = mainQueueHandle()
      slots = ([queue] + descriptors).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    }

    /// Waits until a descriptor can be read (or is closed), or work in the main queue is done, or
    /// the deadline has passed: a time of the monotonic clock in nanoseconds. Returns the
    /// descriptors that can be read.
    mutating func wait(until deadline: UInt64?) -> [Int32] {
      var milliseconds: Int32 = -1
      if let deadline {
        let now = SystemCalls.monotonicNanoseconds()
        let left = deadline > now ? deadline - now : 0
        milliseconds = Int32(clamping: (left + 999_999) / 1_000_000)
      }
      guard poll(&slots, nfds_t(slots.count), milliseconds) > 0 else { return [] }
      if slots[0].revents != 0 {
        var signals: UInt64 = 0
        _ = read(queue, &signals, MemoryLayout<UInt64>.size)
        drainMainQueue(nil)
      }
      return slots.dropFirst().filter { $0.revents != 0 }.map(\.fd)
    }
  }

  // Exported by libdispatch for run loops ("4CF"), but declared in no public header.
  @_silgen_name("_dispatch_get_main_queue_handle_4CF")
  private func mainQueueHandle() -> Int32

  @_silgen_name("_dispatch_main_queue_callback_4CF")
  private func drainMainQueue(_ message: UnsafeMutableRawPointer?)
#endif
