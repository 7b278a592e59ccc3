import NavCore
import Observation

/// Something that is read off the main actor for a screen: how far it has come, and what came of it.
@MainActor @Observable final class Reading<Value: Sendable> {
  /// How far reading has come.
  enum State {
    /// It goes on; so many parts were read.
    case running(Int)
    case done(Value)
    case failed(FileProblem)
  }

  /// Takes how many parts were read so far.
  typealias Progress = @MainActor @Sendable (Int) -> Void

  private(set) var state = State.running(0)

  /// How often reading was begun; what is shown of one run differs from what is shown of the next.
  private(set) var run = 0

  /// Whether it is being read right now.
  var isRunning: Bool {
    if case .running = state { true } else { false }
  }

  @ObservationIgnored private let read:
    @MainActor (_ progress: @escaping Progress) async throws(FileProblem) -> Value

  /// - Parameter read: reads everything; it throws soon after its task is cancelled.
  init(
    _ read: @escaping @MainActor (_ progress: @escaping Progress) async throws(FileProblem) -> Value
  ) {
    self.read = read
  }

  /// Reads, again where it was read before; of several calls at once the last one counts.
  func start() async {
    run += 1
    let run = run
    state = .running(0)
    let result: State
    do throws(FileProblem) {
      result = .done(
        try await read { [weak self] count in
          guard let self, self.run == run else { return }
          state = .running(count)
        })
    } catch {
      result = .failed(error)
    }
    if self.run == run { state = result }
  }
}
