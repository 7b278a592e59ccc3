import Testing

@testable import NavDemo

@MainActor @Suite("Reading for a screen")
struct ReadingTests {
  /// Answers each run when the test says so.
  @MainActor final class Answers: Sendable {
    private var waiting: [CheckedContinuation<Int, Never>] = []
    var progress: [Reading<Int>.Progress] = []

    func next(_ progress: @escaping Reading<Int>.Progress) async -> Int {
      self.progress.append(progress)
      return await withCheckedContinuation { waiting.append($0) }
    }

    func answer(_ run: Int, _ value: Int) { waiting[run].resume(returning: value) }
    var count: Int { waiting.count }
  }

  private func value(_ reading: Reading<Int>) -> Int? {
    if case .done(let value) = reading.state { value } else { nil }
  }

  @Test("Of several runs at once the last one counts, also for progress")
  func lastRun() async {
    let answers = Answers()
    let reading = Reading<Int> { progress throws(FileProblem) in await answers.next(progress) }
    let first = Task { await reading.start() }
    while answers.count < 1 { await Task.yield() }
    let second = Task { await reading.start() }
    while answers.count < 2 { await Task.yield() }
    answers.progress[0](10)
    answers.progress[1](20)
    if case .running(let count) = reading.state { #expect(count == 20) }
    answers.answer(1, 2)
    await second.value
    answers.answer(0, 1)
    await first.value
    #expect(value(reading) == 2)
    #expect(reading.revision == 1)
    #expect(!reading.isRunning)
  }

  @Test("A sign of reading comes at once; read again, the earlier result stays until there is more")
  func sign() async throws {
    let answers = Answers()
    let reading = Reading<Int> { progress throws(FileProblem) in await answers.next(progress) }
    let first = Task { await reading.start() }
    while answers.count < 1 { await Task.yield() }
    #expect(reading.isRunning)
    answers.answer(0, 1)
    await first.value
    let second = Task { await reading.start() }
    while answers.count < 2 { await Task.yield() }
    #expect(value(reading) == 1)
    answers.progress[1](5)
    #expect(reading.isRunning)
    answers.answer(1, 2)
    await second.value
    #expect(value(reading) == 2)
    #expect(reading.revision == 2)
  }

  @Test("A failure is kept until it is read again")
  func failure() async throws {
    let path = try #require(RawPath("/gone"))
    let isGone = Answers()
    let reading = Reading<Int> { progress throws(FileProblem) in
      isGone.progress.append(progress)
      if isGone.progress.count == 1 { throw FileProblem(.gone, at: path) }
      return 7
    }
    await reading.start()
    guard case .failed(let problem) = reading.state else {
      Issue.record("it did not fail")
      return
    }
    #expect(problem.reason == .gone)
    await reading.start()
    #expect(value(reading) == 7)
  }
}
