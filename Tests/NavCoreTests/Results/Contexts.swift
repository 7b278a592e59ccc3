import NavCore
import Testing

/// The contexts of the screens that were made, each by its page.
@MainActor final class Contexts {
  private var all: [Page: ScreenContext] = [:]

  subscript(page: Page) -> ScreenContext? { all[page] }

  /// Keeps a screen's context and makes the screen, plain unless another one is made of it.
  func maker(_ change: @escaping @MainActor @Sendable (Page, Screen) -> Screen = { $1 })
    -> ScreenMaker
  {
    { page, context in
      self.all[page] = context
      return change(page, Screen("\(page)") { TextNode("\(page)") })
    }
  }
}

/// The end of a task that waits for a result, and how often it came.
@MainActor final class Asked<Value: Sendable> {
  private(set) var reply: Reply<Value>?
  private var task: Task<Void, Never>?

  init(_ ask: @escaping @MainActor @Sendable () async -> Reply<Value>) {
    task = Task { [weak self] in
      let reply = await ask()
      self?.reply = reply
    }
  }

  func cancel() { task?.cancel() }

  /// The reply, once it is there.
  var settled: Reply<Value>? {
    get async {
      await eventually("a reply") { reply != nil }
      return reply
    }
  }

  /// Why there is none, by name.
  var cancellation: String? {
    get async {
      switch await settled?.cancellation {
      case .left: "left"
      case .notShown: "not shown"
      case .taskCancelled: "task cancelled"
      case .closed: "closed"
      case nil: nil
      }
    }
  }
}
