#if canImport(os)
  import os
#else
  import Synchronization
#endif

/// What has become invalid since it was last asked: the only thing here that other threads touch,
/// since an observed value may change on any of them.
final class InvalidMarks: Sendable {
  /// A tracked reading, and which of its runs.
  struct Mark: Hashable, Sendable {
    let number: Int
    let generation: Int
  }

  #if canImport(os)
    // `Mutex` needs a newer system than the ones that Nav supports.
    private let marks = OSAllocatedUnfairLock<Set<Mark>>(initialState: [])
  #else
    private let marks = Mutex<Set<Mark>>([])
  #endif
  private let wake: @Sendable () -> Void

  /// - Parameter wake: called when something becomes invalid after all was valid.
  init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  func insert(_ mark: Mark) {
    let isFirst = marks.withLock { marks in
      marks.insert(mark)
      return marks.count == 1
    }
    if isFirst { wake() }
  }

  func take() -> Set<Mark> {
    marks.withLock { marks in
      defer { marks = [] }
      return marks
    }
  }
}
