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

@MainActor @Suite("A folder of 100,000 entries on the screen")
struct LargeFolderScreenTests {
  @Test("The keys work while it loads; leaving stops loading; only rows in sight are made")
  func large() async throws {
    try await TemporaryFolder.use { folder in
      try folder.makeFolder("large")
      try folder.makeFile("large/0")
      for number in 1..<100_000 {
        // One file can have some 65,000 names on common file systems.
        let existing = folder.child("large/\(number < 50_000 ? 0 : 50_000)")
        let new = folder.child("large/\(number)")
        if number == 50_000 {
          try folder.makeFile("large/50000")
        } else if link(existing.cString, new.cString) != 0 {
          Issue.record("\(number): \(String(cString: strerror(errno)))")
        }
      }
      try await look(folder)
    }
  }

  private func look(_ folder: TemporaryFolder) async throws {
    let driver = try await TerminalDriver.files(folder.path)

    driver.press(.enter)
    #expect(driver.shows("Reading"))
    try await driver.until { driver.shows("entries so far") }
    driver.press(.character("?"))
    #expect(driver.model.prompt != nil)
    driver.press(.escape)
    #expect(driver.model.prompt == nil)
    #expect(!driver.model.isIdle)
    driver.press(.escape)
    #expect(driver.bar?.title == folder.path.name)
    await driver.settle()
    #expect(driver.focus == "large")

    driver.press(.enter)
    await driver.settle()
    #expect(driver.focus == "0")
    let before = driver.statistics.units
    driver.press(.end)
    #expect(driver.focus == "99999")
    driver.press(.pageUp)
    driver.press(.up)
    #expect(driver.statistics.units - before < 200)
  }
}
