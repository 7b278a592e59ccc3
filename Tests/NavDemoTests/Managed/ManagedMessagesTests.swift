import Foundation
import NavCore
import NavTerminal
import Testing

@testable import NavDemo

@MainActor @Suite("Code that knows no navigator drives them by posts")
struct ManagedMessagesTests {
  @Test(
    "Each way to post does what it says, with the action after it",
    arguments: [
      ("Push a card", "Push a card", ["start", "card 1", "card 2"]),
      ("Push a note", "Push a card", ["start", "*", "card 1"]),
      ("Push a card", "Back to its root", ["start"]),
      ("Push a card", "From another thread", ["start"]),
      ("As a typed message", "As a typed message", ["start", "card 1", "card 2"]),
    ])
  func posts(first: String, second: String, path: [String]) async throws {
    let app = try await ManagedDriver("Post to the right side")
    try await app.use(first)
    #expect(app.told.hasPrefix("Post "))
    try await app.use(second)
    #expect(app.path(.right) == path)
    #expect(app.told.contains("Right’s observer: "))
    #expect(app.told.hasSuffix("The action after it: done."))
    #expect(app.path(.left) == ["start", "messages"])
    let record = try app.lastRecord()
    #expect(record.kind == .done && record.cause == .message && record.isAnimated)
  }

  @Test("A tag that nobody has is told")
  func unknown() async throws {
    let app = try await ManagedDriver("Post to the right side")
    try await app.use("Post to “middle”")
    #expect(app.told.contains("not found: navigator tagged “middle”"))
    #expect(try app.lastRecord().cause == .message)
  }

  @Test("Posts take no motion where it is switched off")
  func motion() async throws {
    let app = try await ManagedDriver("Post to the right side")
    try await app.use("Motion: on")
    for row in ["Push a card", "Push a note", "From another thread"] {
      try await app.use(row)
      #expect(try !app.lastRecord().isAnimated, "\(row)")
    }
  }

  @Test("The app receives from its start until it is left, wherever it is")
  func lifetime() async throws {
    let app = try await ManagedDriver()
    for path in [["start", "card 7"], ["start", "card 7", "card 8"]] {
      app.post("Nav.navigatorPush", "right", ["route": ManagedPage.card(5 + path.count)])
      #expect(app.path(.right) == path)
      try await app.use("Guards")
      app.post("Nav.navigatorPopToRoot", "left")
      #expect(app.path(.left) == ["start"])
    }
    app.driver.press(.character("q"))
    #expect(app.driver.isFinished)
    app.post("Nav.navigatorPopToRoot", "right")
    #expect(app.path(.right).count == 3)
  }

  @Test("Nothing that receives outlives the app")
  func released() async throws {
    let center = NotificationCenter()
    weak var model: NavigationModel?
    do {
      let driver = TerminalDriver(try ManagedApp.make(.standard(), center))
      model = driver.model
      #expect(model != nil)
    }
    #expect(model == nil)
  }
}
