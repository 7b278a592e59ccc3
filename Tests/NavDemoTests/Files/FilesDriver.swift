import NavCore
import NavTerminal

@testable import NavDemo

extension TerminalDriver {
  /// The files app of a folder, which was read.
  static func files(_ path: RawPath, columns: Int = 60) async throws -> TerminalDriver {
    var options = try SampleOptions.standard()
    options.path = path.text
    let driver = TerminalDriver(try SampleApp.files.make(options), columns: columns, rows: 20)
    await driver.settle()
    return driver
  }
}
