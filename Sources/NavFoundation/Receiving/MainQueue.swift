import Dispatch
import Foundation

/// The way to the main actor: at once from there, in the order of a queue from elsewhere.
enum MainQueue {
  // After `async main` on Linux the main queue is served by other threads than the main one.
  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  /// Does something on the main actor: before this returns where it is called there.
  static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
    if DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread {
      MainActor.assumeIsolated(work)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }
  }
}
