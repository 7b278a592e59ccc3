import NavCore
import NavTerminal
import Testing

@testable import NavDemo

@MainActor @Suite("Names and texts from outside")
struct FilesHygieneTests {
  @Test("No control character of a name or a text reaches the terminal")
  func controls() async throws {
    try await TemporaryFolder.use { folder in
      let name = Array("a\u{1B}[2J\u{7}\n\u{202E}z".utf8)
      try folder.makeFile(folder.path.appending(name), "x\u{1B}[31mred\u{9B}2J\u{7}\r\ny".utf8)
      try await look(folder)
    }
  }

  private func look(_ folder: TemporaryFolder) async throws {
    var options = try SampleOptions.standard()
    options.path = folder.path.text
    var plain = TerminalOptions()
    plain.hasColor = false
    let driver = TerminalDriver(
      try SampleApp.files.make(options), columns: 60, rows: 20, options: plain)
    await driver.settle()
    #expect(driver.shows("a␛[2J␇␊\u{FFFD}z"))
    expectHarmless(driver)
    driver.press(.enter)
    await driver.settle()
    #expect(driver.shows("x␛[31mred\u{FFFD}2J␇"))
    expectHarmless(driver)
  }

  private func expectHarmless(_ driver: TerminalDriver) {
    for line in driver.text {
      #expect(!line.unicodeScalars.contains { $0.properties.generalCategory == .control })
      #expect(!line.unicodeScalars.contains("\u{202E}"))
    }
    let bytes = String(decoding: driver.encodeChanges(), as: UTF8.self)
    #expect(!bytes.contains("\u{1B}[2J\u{7}") && !bytes.contains("\u{1B}[31mred"))
    #expect(!bytes.contains("\u{7}") && !bytes.unicodeScalars.contains("\u{9B}"))
  }
}
