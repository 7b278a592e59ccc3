#if canImport(os)
  import os
#else
  import Synchronization
#endif

/// A value that any thread may change.
final class Locked<Value: Sendable>: Sendable {
  #if canImport(os)
    // `Mutex` needs a newer system than the ones that Nav supports.
    private let state: OSAllocatedUnfairLock<Value>
  #else
    private let state: Mutex<Value>
  #endif

  init(_ value: Value) {
    #if canImport(os)
      state = OSAllocatedUnfairLock(initialState: value)
    #else
      state = Mutex(value)
    #endif
  }

  var value: Value { state.withLock { $0 } }

  func change(_ change: @Sendable (inout Value) -> Void) { state.withLock { change(&$0) } }
}
