import NavCore
import Observation

/// Something that is read off the main actor for a screen: how far it has come, and what came of it.
@MainActor @Observable final class Reading<Value: Sendable> {
  /// What there is to show.
  enum State {
    /// It goes on; so many parts were read.
    case running(Int)
    case done(Value)
    case failed(FileProblem)
  }

  /// Takes how many parts were read so far.
  typealias Progress = @MainActor @Sendable (Int) -> Void

  /// While something is read again, the earlier result stays until there is something to tell.
  private(set) var state = State.running(0)

  /// How often there was a result; what is shown of one differs from what is shown of the next.
  private(set) var revision = 0

  /// How often reading was begun.
  @ObservationIgnored private var run = 0

  /// Whether there is a sign of reading that goes on.
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
    if case .done = state {} else { state = .running(0) }
    let result: State
    do throws(FileProblem) {
      result = .done(try await read { [weak self] count in self?.tell(count, of: run) })
    } catch {
      result = .failed(error)
    }
    guard self.run == run else { return }
    state = result
    revision += 1
  }

  private func tell(_ count: Int, of run: Int) {
    if self.run == run { state = .running(count) }
  }
}
