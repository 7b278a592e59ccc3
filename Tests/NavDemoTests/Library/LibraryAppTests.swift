import NavCore
import NavTerminal
import Testing

@testable import NavDemo

@MainActor @Suite("The library")
struct LibraryAppTests {
  /// All four columns side by side.
  private struct AllColumns: ColumnStyle {
    let name = "all-columns"

    func arrange(
      _ configuration: ColumnConfiguration, memory: inout ColumnMemory
    ) -> ColumnArrangement {
      let roles = configuration.roles
      return ColumnArrangement(
        roles.map { .init($0, width: configuration.width / Double(roles.count)) })
    }
  }

  private func driver(_ columns: Int = 50, _ rows: Int = 30) throws -> TerminalDriver {
    TerminalDriver(try SampleApp.library.make(.standard()), columns: columns, rows: rows)
  }

  private func wide() throws -> TerminalDriver {
    let app = try SampleApp.library.make(.standard()).columns(AllColumns())
    return TerminalDriver(app, columns: 200, rows: 40)
  }

  /// The labels of the marked rows of a column's list.
  private func marked(_ driver: TerminalDriver, column: Int) throws -> [String] {
    let list = try #require(driver.frame.stacks[column].body.firstList)
    return (0..<list.count).compactMap { index in
      guard case .row(let row) = list.row(at: index).kind, row.isSelected else { return nil }
      return row.label
    }
  }

  @Test("Where there is one column, each step leads one deeper, and all the way back")
  func narrow() async throws {
    let driver = try driver()
    #expect(driver.bar?.title == "Library")
    try await driver.use("Wonders")
    #expect(driver.bar?.title == "Wonders" && driver.bar?.backTitle == "Library")
    try await driver.use("The War of the Worlds")
    #expect(driver.shows("No one would have believed"))
    #expect(driver.bar?.backTitle == "Wonders")
    try await driver.use("H. G. Wells")
    try await driver.use("The Time Machine")
    #expect(driver.path == ["book worlds", "author wells", "book machine"])
    for title in ["H. G. Wells", "The War of the Worlds", "Wonders", "Library"] {
      driver.press(.escape)
      #expect(driver.bar?.title == title)
    }
  }

  @Test("Where there is one column, the facts about a book are one step away from it")
  func narrowFacts() async throws {
    let driver = try driver()
    try await driver.use("Novels")
    try await driver.use("Moby-Dick")
    try await driver.use("Facts")
    #expect(driver.bar?.title == "Facts")
    #expect(driver.shows("Herman Melville, 1819–1891") && driver.shows("1851, London and New York"))
    driver.press(.escape)
    #expect(driver.bar?.title == "Moby-Dick")
  }

  @Test("Side by side all columns are seen, the chosen rows are marked, and the facts follow")
  func wideColumns() async throws {
    let driver = try wide()
    #expect(driver.frame.stacks.compactMap(\.bar?.title) == ["Library", "Novels", "", "Facts"])
    #expect(try marked(driver, column: 0) == ["Novels"])
    #expect(driver.shows("No book is open."))
    try await driver.use("Adventures")
    #expect(driver.frame.stacks[1].bar?.title == "Adventures")
    #expect(try marked(driver, column: 0) == ["Adventures"])
    try await driver.use("Treasure Island")
    #expect(try marked(driver, column: 1) == ["Treasure Island"])
    #expect(driver.shows("Jim Hawkins") && !driver.shows("When, where, and who tells it"))
    try await driver.use("Robert Louis Stevenson")
    #expect(driver.shows("lighthouse") && driver.shows("Jim Hawkins"))
  }

  @Test("Another shelf leaves the book open; a shelf that is open keeps its place")
  func shelves() async throws {
    let driver = try wide()
    try await driver.use("Wonders")
    try await driver.use("Frankenstein")
    driver.model.root.front(.sidebar)
    let entries = driver.model.navigator(tagged: LibraryApp.books)?.entries
    try await driver.use("Wonders")
    #expect(driver.model.navigator(tagged: LibraryApp.books)?.entries == entries)
    driver.model.root.front(.sidebar)
    try await driver.use("Novels", by: .up)
    #expect(driver.frame.stacks[1].bar?.title == "Novels")
    #expect(driver.frame.stacks[2].bar?.title == "Frankenstein")
    #expect(try marked(driver, column: 1) == [])
  }

  @Test("Every book is on one shelf and begins with something; every author wrote one of them")
  func books() {
    #expect(Shelf.allCases.count == 4 && Book.allCases.count == 13)
    #expect(Shelf.allCases.flatMap(\.books) == Book.allCases)
    for book in Book.allCases {
      #expect(book.opening.count > 60 && !book.opening.contains("\n"), "\(book)")
      #expect((1700..<1900).contains(book.facts.year))
    }
    for author in Author.allCases {
      #expect(!author.books.isEmpty && author.life.hasSuffix("."), "\(author)")
    }
    #expect(Set(Book.allCases.map(\.title)).count == Book.allCases.count)
  }
}
