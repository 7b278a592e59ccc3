import NavCore

/// The contexts of the screens that were made in a random walk.
@MainActor final class WalkContexts {
  private var contexts: [EntryID: ScreenContext] = [:]

  /// A screen was made.
  func add(_ context: ScreenContext) { contexts[context.entry.id] = context }

  /// The context of an entry, where its screen was made.
  func context(of entry: EntryID) -> ScreenContext? { contexts[entry] }
}
