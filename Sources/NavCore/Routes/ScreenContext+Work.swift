extension ScreenContext {
  /// Runs work that the screen starts later than with ``Screen/task(_:)``, such as from a button.
  ///
  /// It belongs to the entry in the same way: it is cancelled when the entry is gone, and the model
  /// is not idle until it has ended. Nothing happens where the entry is gone or was never shown.
  public func run(_ work: @escaping @MainActor @Sendable () async -> Void) {
    model?.run(work, for: entry.id)
  }
}
