/// The main thread, for programs that begin in synchronous code.
public enum MainThread {
  /// Runs asynchronous work of the main actor, and waits for its end.
  ///
  /// Tasks of the main actor run meanwhile. A program whose `main` is asynchronous has no need of it,
  /// but can't run a ``TerminalHost`` either, whose loop takes the main thread.
  ///
  /// - Throws: what the work throws.
  @MainActor public static func run<Value>(
    _ work: @escaping @MainActor () async throws -> Value
  ) throws -> Value {
    var result: Result<Value, any Error>?
    Task { @MainActor in
      do { result = .success(try await work()) } catch { result = .failure(error) }
    }
    var waiter = MainThreadWaiter(descriptors: [])
    while true {
      if let result { return try result.get() }
      _ = waiter.wait(until: nil)
    }
  }
}
