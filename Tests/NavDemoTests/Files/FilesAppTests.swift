import NavCore
import NavTerminal
import Testing

@testable import NavDemo

@MainActor @Suite("The files app")
struct FilesAppTests {
  @Test("A folder is pushed, a file is shown, and back leads the same way up to the root")
  func walking() async throws {
    try await TemporaryFolder.use { folder in
      try folder.makeFolder("outer")
      try folder.makeFolder("outer/inner")
      try folder.makeFile("outer/inner/note.txt", "Hello\n\nthere")
      try await walk(folder)
    }
  }

  private func walk(_ folder: TemporaryFolder) async throws {
    let driver = try await TerminalDriver.files(folder.path)
    try await driver.use("outer")
    try await driver.use("inner")
    #expect(driver.path.count == 3)
    #expect(driver.bar?.backTitle == "outer")
    try await driver.use("note.txt")
    #expect(driver.bar?.title == "note.txt")
    #expect(driver.bar?.backTitle == "inner")
    #expect(driver.shows("Hello"))
    #expect(driver.shows("there"))
    #expect(driver.shows("Text, 12 bytes"))
    for title in ["inner", "outer", folder.path.name, folder.path.name] {
      driver.press(.escape)
      #expect(driver.bar?.title == title)
    }
  }

  @Test("Beside each other, folders stay in the sidebar and the file's row is marked")
  func columns() async throws {
    try await TemporaryFolder.use { folder in
      try folder.makeFolder("outer")
      try folder.makeFile("outer/a.txt", "first")
      try folder.makeFile("outer/b.bin", "\u{0}\u{1}\u{2}")
      try await showBeside(folder)
    }
  }

  private func showBeside(_ folder: TemporaryFolder) async throws {
    let driver = try await TerminalDriver.files(folder.path, columns: 120)
    #expect(driver.shows("Pick a file to look into it."))
    try await driver.use("outer")
    try await driver.use("a.txt")
    #expect(driver.frame.stacks.compactMap(\.bar?.title) == ["outer", "a.txt"])
    #expect(driver.selectedRows == ["a.txt"])
    #expect(driver.shows("first"))
    driver.press(.tab)
    try await driver.use("b.bin")
    #expect(driver.selectedRows == ["b.bin"])
    #expect(driver.shows("Binary data, 3 bytes"))
  }
}
