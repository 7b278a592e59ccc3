import NavCore
import NavTerminal
import Testing

@testable import NavDemo

@MainActor @Suite("Where only one side has room, driving the other makes sense all the same")
struct ManagedSizesTests {
  @Test("A line says where the side behind is, and the bar leads there and back")
  func narrow() async throws {
    let app = try await ManagedDriver("Drive the right side", columns: 80, rows: 24)
    #expect(app.driver.shows("Behind this: Right"))
    try await app.use("Push a card")
    try await app.use("Push a note")
    #expect(app.driver.shows("Behind this: Right › card 1 › note"))
    #expect(app.told.hasSuffix("The action after it: done."))
    try await app.driver.use("Right", by: .tab)
    #expect(app.driver.bar?.title == "Note")
    try await app.driver.use("Left", by: .tab)
    #expect(app.driver.bar?.title == "Drive Right")
  }

  @Test("A draft behind asks once it was shown, and the prompt stands over the side that asked")
  func draftBehind() async throws {
    let app = try await ManagedDriver("Guards", columns: 80, rows: 24)
    try await app.use("Push a draft")
    try await app.driver.use("Right", by: .tab)
    #expect(app.driver.bar?.title == "Draft")
    try await app.driver.use("Left", by: .tab)
    try await app.use("Right to its root")
    #expect(app.driver.frame.prompt?.prompt.title == "Throw the draft away?")
    app.driver.press(.escape)
    await app.driver.settle()
    #expect(app.path(.right) == ["start", "draft"])
    #expect(app.told.hasSuffix("refused by screen draft: it is kept."))
  }

  @Test("Where both are seen neither the line nor the way in the bar is there")
  func wide() async throws {
    let app = try await ManagedDriver("Drive the right side", columns: 100, rows: 30)
    #expect(!app.driver.shows("Behind this"))
    #expect(app.driver.frame.stacks.allSatisfy { $0.bar?.trailing == ["Home"] })
    app.driver.resize(columns: 60, rows: 30)
    #expect(app.driver.shows("Behind this: Right"))
    #expect(app.driver.bar?.trailing == ["Right", "Home"])
  }

  @Test(
    "What came of an action is seen in every size but the smallest",
    arguments: [(120, 40), (80, 24), (40, 14), (40, 13), (30, 8)])
  func told(columns: Int, rows: Int) async throws {
    let app = try await ManagedDriver("Drive the right side", columns: columns, rows: rows)
    try await app.use("Back to its root")
    #expect(app.driver.shows("at its root."), "\(app.driver.text.joined(separator: "\n"))")
  }
}
