#if canImport(Darwin)
  import CoreFoundation
  import Darwin
  import Dispatch

  /// Waits for descriptors and the main dispatch queue alike, in the main thread.
  ///
  /// Every program on Darwin has CoreFoundation loaded: its run loop serves the main queue, and
  /// dispatch sources on that queue tell of the descriptors.
  @MainActor
  final class MainThreadWaiter {
    private var ready: Set<Int32> = []
    private var sources: [any DispatchSourceRead] = []

    init(descriptors: [Int32]) {
      for descriptor in descriptors {
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { [weak self] in
          MainActor.assumeIsolated { _ = self?.ready.insert(descriptor) }
        }
        source.resume()
        sources.append(source)
      }
    }

    /// Waits until a descriptor can be read (or is closed), or work in the main queue is done, or
    /// the deadline has passed: a time of the monotonic clock in nanoseconds. Returns the
    /// descriptors that can be read.
    func wait(until deadline: UInt64?) -> [Int32] {
      var seconds = CFTimeInterval.greatestFiniteMagnitude
      if let deadline {
        let now = SystemCalls.monotonicNanoseconds()
        seconds = deadline > now ? CFTimeInterval(deadline - now) / 1e9 : 0
      }
      ready.removeAll(keepingCapacity: true)
      CFRunLoopRunInMode(.defaultMode, seconds, true)
      return Array(ready)
    }
  }
#endif
