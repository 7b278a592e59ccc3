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

  private struct State {
    var marks: Set<Mark> = []
    /// Whether who waits for marks has been called and has not come yet.
    var isCalled = false
  }

  #if canImport(os)
    // `Mutex` needs a newer system than the ones that Nav supports.
    private let state = OSAllocatedUnfairLock(initialState: State())
  #else
    private let state = Mutex(State())
  #endif
  private let wake: @Sendable () -> Void

  /// - Parameter wake: called when something becomes invalid, once until ``answer()``.
  init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  func insert(_ mark: Mark) {
    let calls = state.withLock { state in
      state.marks.insert(mark)
      defer { state.isCalled = true }
      return !state.isCalled
    }
    if calls { wake() }
  }

  func take() -> Set<Mark> {
    state.withLock { state in
      defer { state.marks = [] }
      return state.marks
    }
  }

  /// Who was called is there: what becomes invalid from now on calls again.
  func answer() { state.withLock { $0.isCalled = false } }
}
