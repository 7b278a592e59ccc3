import Dispatch

/// A source of events that has begun, and ends with the last reference to this.
final class WatchedSource {
  private let source: any DispatchSourceProtocol

  /// - Parameters:
  ///   - source: a source on the main queue.
  ///   - handle: is called when something happens.
  ///   - cancelled: is called once it has ended, and its descriptor can be closed.
  @MainActor init(
    _ source: any DispatchSourceProtocol, handle: @escaping @MainActor () -> Void,
    cancelled: @escaping @MainActor () -> Void
  ) {
    self.source = source
    source.setEventHandler { MainActor.assumeIsolated(handle) }
    source.setCancelHandler { MainActor.assumeIsolated(cancelled) }
    source.activate()
  }

  deinit { source.cancel() }
}
