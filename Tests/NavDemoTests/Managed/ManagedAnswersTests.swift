import NavCore
import NavTerminal
import Testing

@testable import NavDemo

@MainActor @Suite("Results, a receiver and a checkpoint bring something back")
struct ManagedAnswersTests {
  @Test("A sheet is asked for a number: it answers, or is left")
  func sheet() async throws {
    let app = try await ManagedDriver("Answers")
    try await app.use("Ask on a sheet")
    #expect(app.driver.model.tree.presentations.count == 1)
    try await app.use("2")
    #expect(app.driver.model.tree.presentations.isEmpty)
    #expect(app.told == "A number, from a sheet The answer is 2.")
    try await app.use("Ask on a sheet")
    app.driver.press(.escape)
    await app.driver.settle()
    #expect(app.told == "A number, from a sheet No answer: the question was left.")
  }

  @Test("The other side is asked, and the user is led there and back", arguments: [80, 120])
  func otherSide(columns: Int) async throws {
    let app = try await ManagedDriver("Answers", columns: columns)
    try await app.use("Ask on the right")
    #expect(app.driver.path == ["start", "question"])
    try await app.use("3")
    #expect(app.driver.path == ["start", "answers"])
    #expect(app.told == "A number, from the right The answer is 3.")
    #expect(app.path(.right) == ["start"])
  }

  @Test("Where the other side may not show the question, that is why there is no answer")
  func refused() async throws {
    let app = try await ManagedDriver("Guards")
    for _ in 1...4 { try await app.use("Push a card") }
    app.driver.press(.escape)
    try await app.use("Answers")
    try await app.use("Ask on the right")
    #expect(app.told.contains("No answer: refused by the house rule"))
    #expect(app.driver.path == ["start", "answers"])
  }

  @Test("An answer that comes when something else was told stands by itself")
  func late() async throws {
    let app = try await ManagedDriver("Answers")
    try await app.use("Ask on the right")
    app.driver.press(.tab)
    try await app.use("Three cards on")
    #expect(app.told.hasPrefix("Three cards, as one move"))
    app.driver.press(.tab)
    try await app.use("1")
    #expect(app.told == "A number, from the right The answer is 1.")
  }

  @Test("Where the screen that asked is taken away meanwhile, nobody waits for the answer any more")
  func abandoned() async throws {
    let app = try await ManagedDriver("Answers")
    try await app.use("Ask on the right")
    app.post("Nav.navigatorPopToRoot", "left")
    await app.driver.settle()
    #expect(app.told.hasSuffix("No answer: nobody waits any more."))
    #expect(app.driver.path == ["start", "question"])
    try await app.use("1")
    #expect(app.path(.right) == ["start"])
  }

  @Test("A screen that nobody waits for hands its stars to the receiver below")
  func receiver() async throws {
    let app = try await ManagedDriver("Answers")
    for (index, stars) in ["one star", "two stars", "three stars"].enumerated() {
      try await app.use("Rate this screen")
      #expect(app.path(.left) == ["start", "answers", "rating"])
      #expect(Stars.allCases[index].text == stars)
      try await app.use(stars)
      #expect(
        app.told == "On this side Left’s observer: “rating” went. "
          + "The receiver was given \(stars).")
    }
  }

  @Test("Three cards come as one move, and each leads back to the checkpoint with its number")
  func checkpoint() async throws {
    let app = try await ManagedDriver("Answers")
    try await app.use("Three cards on")
    #expect(app.path(.left) == ["start", "answers", "card 1", "card 2", "card 3"])
    #expect(app.told.contains("Left’s observer: 3 screens came."))
    try await app.use("Back to the checkpoint")
    #expect(app.path(.left) == ["start", "answers"])
    #expect(
      app.told == "Back to the checkpoint, with motion Left’s observer: 3 screens went. "
        + "The checkpoint was given the number 3. The action after it: done.")
  }

  @Test("Where there is no checkpoint a card says so")
  func noCheckpoint() async throws {
    let app = try await ManagedDriver("Guards", columns: 80)
    try await app.use("Push a card")
    try await app.driver.use("Right", by: .tab)
    try await app.use("Back to the checkpoint")
    #expect(app.told.contains("not found: checkpoint “answers” (there is none)."))
  }
}
