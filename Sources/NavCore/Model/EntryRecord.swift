/// What a model keeps for one entry: its screen, its state, its running work.
@MainActor final class EntryRecord {
  let screen: Screen
  /// The stack that the entry is in.
  var container: ContainerID
  var state = EntryState()
  /// Beats when a kept value changes.
  let values = Pulse()
  /// Beats when scroll or focus change, which no body needs to know.
  let view = Pulse()
  private var tasks: [Task<Void, Never>]?
  /// The work that was started later and still runs, by a number.
  private var laterTasks: [Int: Task<Void, Never>] = [:]
  private var lastNumber = 0
  private var endings: [@MainActor () -> Void] = []

  init(screen: Screen, in container: ContainerID) {
    self.screen = screen
    self.container = container
  }

  /// Starts the screen's work, once.
  func start(_ began: () -> Void, ended: @escaping @MainActor () -> Void) {
    guard tasks == nil else { return }
    tasks = screen.tasks.map { work in
      began()
      return Task {
        await ScreenWork.$isRunning.withValue(true) { await work() }
        ended()
      }
    }
  }

  /// Starts work that the screen asks for while it is shown.
  func run(
    _ work: @escaping @MainActor @Sendable () async -> Void, ended: @escaping @MainActor () -> Void
  ) {
    lastNumber += 1
    let number = lastNumber
    laterTasks[number] = Task { [weak self] in
      await ScreenWork.$isRunning.withValue(true) { await work() }
      self?.laterTasks[number] = nil
      ended()
    }
  }

  /// Cancels the screen's work.
  func stop() {
    for task in tasks ?? [] { task.cancel() }
    for task in laterTasks.values { task.cancel() }
  }

  /// Has something done as soon as the entry is gone, so that nothing outlives it.
  func whenGone(_ action: @escaping @MainActor () -> Void) { endings.append(action) }

  /// The entry is gone.
  func end() {
    stop()
    for ending in endings { ending() }
    endings = []
  }
}
