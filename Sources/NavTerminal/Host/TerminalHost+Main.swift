public import NavCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension TerminalHost {
  /// How long the work of the first screen is waited for where one frame is all that is shown.
  private static let frameLimit = Duration.seconds(10)

  /// The whole of a program that shows an app: what stands in its `main.swift`.
  ///
  ///     TerminalHost.main { try fruits() }
  ///
  /// Where there is no terminal, one frame of 80 × 24 cells is written as text. The program ends
  /// with status 0, with 1 where that frame can't be written, with 130 after Ctrl-C, and with 2 after
  /// an error, which standard error tells.
  public static func main(
    _ options: TerminalOptions = TerminalOptions(), _ app: () throws -> NavApp
  ) -> Never {
    do {
      let app = try app()
      guard isAvailable else {
        let driver = TerminalDriver(app, options: options)
        try MainThread.run { await driver.settle(limit: frameLimit) }
        exit(write(driver.text.joined(separator: "\n"), to: STDOUT_FILENO) ? 0 : 1)
      }
      exit(try TerminalHost(options).run(app) == .interrupted ? 130 : 0)
    } catch {
      // Where that can't be said either, the status says it.
      _ = write(TextHygiene.cleaned("\(error)"), to: STDERR_FILENO)
      exit(2)
    }
  }

  /// Writes text and a line end; false where it can't be written.
  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    var text = text + "\n"
    return text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return true }
      return SystemCalls.writeAll(start, count: bytes.count, to: descriptor)
    }
  }
}
