import Testing

@testable import NavCore

@MainActor @Suite("Work that a screen starts later")
struct ScreenWorkTests {
  /// Keeps the context of a page's screen, and hands out a wait that ends when it is cancelled.
  @MainActor final class Worker: Sendable {
    var context: ScreenContext?
    var began = 0
    var cancelled = 0

    func wait() async {
      began += 1
      while !Task.isCancelled { await Task.yield() }
      cancelled += 1
    }
  }

  private func pushed(_ worker: Worker) throws -> NavigationModel {
    let model = try makeModel { page, context in
      if page != .home { worker.context = context }
      return Screen("\(page)") { TextNode("\(page)") }
    }
    model.update(traits: .narrow)
    model.root.push(Page.item(1))
    return model
  }

  @Test("The model is not idle until it has ended")
  func idle() async throws {
    let worker = Worker()
    let model = try pushed(worker)
    #expect(model.isIdle)
    worker.context?.run {}
    #expect(!model.isIdle)
    await model.untilIdle()
    #expect(model.isIdle)
  }

  @Test("It is cancelled when the entry is gone")
  func gone() async throws {
    let worker = Worker()
    let model = try pushed(worker)
    worker.context?.run { await worker.wait() }
    worker.context?.run { await worker.wait() }
    await eventually("work began") { worker.began == 2 }
    #expect(worker.cancelled == 0)
    model.root.pop()
    await model.untilIdle()
    #expect(worker.cancelled == 2)
  }

  @Test("It is cancelled when the app is left")
  func left() async throws {
    let worker = Worker()
    let model = try pushed(worker)
    worker.context?.run { await worker.wait() }
    await eventually("work began") { worker.began == 1 }
    model.terminate()
    await model.untilIdle()
    #expect(worker.cancelled == 1)
  }

  @Test("Nothing is done for an entry that is gone")
  func afterwards() async throws {
    let worker = Worker()
    let model = try pushed(worker)
    model.root.pop()
    worker.context?.run { await worker.wait() }
    #expect(model.isIdle)
    await turns()
    #expect(worker.began == 0)
  }
}
