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

@MainActor @Suite("What the files app can't read")
struct FilesTroubleTests {
  @Test("A link back to where one came from is not followed, and the screen says so")
  func loop() async throws {
    try await TemporaryFolder.use { folder in
      try folder.makeFolder("outer")
      try folder.makeLink("outer/again", to: "..")
      try await enterLoop(folder)
    }
  }

  private func enterLoop(_ folder: TemporaryFolder) async throws {
    let driver = try await TerminalDriver.files(folder.path, columns: 80)
    try await driver.use("outer")
    try await driver.use("again")
    #expect(driver.shows("This link leads back to"))
    #expect(driver.shows("Go back instead of entering it again."))
    #expect(driver.focus == "Try again")
  }

  @Test("What is gone meanwhile is said so, and found once it is there again")
  func gone() async throws {
    try await TemporaryFolder.use { folder in
      try folder.makeFile("here.txt", "text")
      try folder.makeFolder("there")
      try await lookForGone(folder)
    }
  }

  private func lookForGone(_ folder: TemporaryFolder) async throws {
    let driver = try await TerminalDriver.files(folder.path)
    unlink(folder.child("here.txt").cString)
    rmdir(folder.child("there").cString)
    try await driver.use("here.txt")
    #expect(driver.shows("This is no longer there"))
    try folder.makeFile("here.txt", "back again")
    try await driver.use("Try again")
    #expect(driver.shows("back again"))
    driver.press(.escape)
    try await driver.use("there", by: .up)
    #expect(driver.shows("This is no longer there"))
    try folder.makeFolder("there")
    try await driver.use("Try again")
    #expect(driver.shows("This folder is empty."))
  }

  @Test("What may not be read is said so", .enabled(if: geteuid() != 0))
  func forbidden() async throws {
    try await TemporaryFolder.use { folder in
      try folder.makeFile("secret.txt", "text", mode: 0)
      try await lookAtSecret(folder)
    }
  }

  private func lookAtSecret(_ folder: TemporaryFolder) async throws {
    let driver = try await TerminalDriver.files(folder.path)
    try await driver.use("secret.txt")
    #expect(driver.shows("You may not open this"))
    #expect(driver.focus == "Try again")
  }

  @Test("Reload shows what came in meanwhile")
  func reload() async throws {
    try await TemporaryFolder.use { folder in
      try folder.makeFile("a.txt")
      try await reload(folder)
    }
  }

  private func reload(_ folder: TemporaryFolder) async throws {
    let driver = try await TerminalDriver.files(folder.path)
    try folder.makeFile("b.txt")
    #expect(!driver.shows("b.txt"))
    try await driver.use("Reload", by: .up)
    #expect(driver.shows("b.txt"))
  }
}
