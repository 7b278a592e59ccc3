#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import NavCore
import NavTerminal
import Testing

@testable import NavDemo

@MainActor @Suite("A file that has changed")
struct FilesAgainTests {
  @Test("Is read again when it is opened again", arguments: [60, 120])
  func openedAgain(columns: Int) async throws {
    try await TemporaryFolder.use { folder in
      try folder.makeFile("a.txt", "before")
      try await openAgain(folder, columns)
    }
  }

  private func openAgain(_ folder: TemporaryFolder, _ columns: Int) async throws {
    let driver = try await TerminalDriver.files(folder.path, columns: columns)
    try await driver.use("a.txt")
    #expect(driver.shows("before"))
    try folder.makeFile("a.txt", "after")
    driver.press(columns < 90 ? .escape : .tab)
    driver.press(.enter)
    #expect(!driver.shows("Reading"))
    await driver.settle()
    #expect(driver.shows("after"))
    #expect(!driver.shows("before"))
    #expect(driver.bar?.title == "a.txt")
  }

  @Test("Is read again by “Reload”, and what is gone by then is said so")
  func reload() async throws {
    try await TemporaryFolder.use { folder in
      try folder.makeFile("a.txt", "before")
      try await reload(folder)
    }
  }

  private func reload(_ folder: TemporaryFolder) async throws {
    let driver = try await TerminalDriver.files(folder.path)
    try await driver.use("a.txt")
    try folder.makeFile("a.txt", "after")
    driver.press(.up)
    try await driver.use("Reload", by: .right)
    #expect(driver.shows("after"))
    #expect(driver.focus == "Reload")
    unlink(folder.child("a.txt").cString)
    driver.press(.enter)
    await driver.settle()
    #expect(driver.shows("This is no longer there"))
  }
}
