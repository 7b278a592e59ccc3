import NavCore
import NavTerminal
import Testing

@testable import NavDemo

@MainActor @Suite("A journal keeps what became of the moves of all apps that are shown")
struct MoveJournalTests {
  private func journal(_ level: LogLevel) throws -> (MoveJournal, TerminalDriver) {
    let journal = MoveJournal(level)
    let app = journal.following(try SampleApp.home.make(.standard()))
    return (journal, TerminalDriver(app))
  }

  @Test("Its level says what: mistakes, moves, or also guards and screens from the first one on")
  func levels() throws {
    for (level, text) in [
      (LogLevel.problems, ["notFound"]), (.moves, ["done", "notFound"]),
      (
        .details,
        [
          "willAppear", "didAppear", "willDisappear", "willAppear", "didDisappear", "didAppear",
          "done", "notFound",
        ]
      ),
    ] {
      let (journal, driver) = try journal(level)
      driver.press(.enter)
      driver.model.perform(.popToRoot, on: "nobody")
      let kinds = journal.text.split(separator: "\n").map { $0.prefix { $0 != ":" } }
      #expect(kinds.map(String.init) == text, "\(level)")
    }
  }

  @Test("An app that was opened by another one is kept a journal of, too")
  func opened() throws {
    let (journal, driver) = try journal(.moves)
    driver.open(journal.following(try SampleApp.home.make(.standard())))
    driver.press(.enter)
    driver.press(.character("q"))
    driver.press(.enter)
    let lines = journal.text.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("done: code push gate") }.count == 2)
  }

  @Test("The oldest lines go where there are too many, and it says how many")
  func limit() throws {
    let (journal, driver) = try journal(.moves)
    for _ in 0..<(2 * MoveJournal.limit + 1) { driver.model.perform(.popToRoot, on: "nobody") }
    let lines = journal.text.split(separator: "\n")
    #expect(lines.first == "(\(MoveJournal.limit) earlier lines are not kept)")
    #expect(lines.count == MoveJournal.limit + 2)
  }

  @Test("No control character of a title or a route reaches it")
  func harmless() throws {
    let (journal, driver) = try journal(.problems)
    driver.model.perform(.popToRoot, on: "a\u{1B}[31m\nb")
    #expect(journal.text.split(separator: "\n").count == 1)
    #expect(!journal.text.unicodeScalars.contains { $0.properties.generalCategory == .control })
  }
}
