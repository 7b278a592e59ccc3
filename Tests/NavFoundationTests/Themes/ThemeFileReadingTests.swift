import Foundation
import NavCore
import NavFoundation
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite("A theme file that can't be read is told, and nothing is waited for")
struct ThemeFileReadingTests {
  private func message(_ path: String) throws -> String {
    let error = try #require(throws: ThemeFileError.self) { try ThemeFile(path).read() }
    #expect(error.problems.count == 1 && error.problems[0].position == nil)
    #expect(ThemeFile(path).problems() == error.problems)
    return error.description
  }

  @Test("a file is read, also through a link and with a path from where the process works")
  func read() throws {
    try TemporaryFile.use(ThemeText.bare) { path in
      #expect(try ThemeFile(path).read() == .bare)
      let link = path + ".link"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "theme.json")
      #expect(try ThemeFile(link).read() == .bare)
      #expect(ThemeFile(link).problems() == [])
    }
  }

  @Test("what is no file is told")
  func noFile() throws {
    try TemporaryFile.useFolder { folder in
      let start = "\(folder)/x: expected a theme file that can be read; there is no such file"
      #expect(try message(folder + "/x") == start)
      #expect(try message(folder) == "\(folder): expected a theme file, found a folder")
      try #require(mkfifo(folder + "/pipe", 0o600) == 0)
      #expect(
        try message(folder + "/pipe") == "\(folder)/pipe: expected a theme file, found a pipe")
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/loop", withDestinationPath: "loop")
      #expect(try message(folder + "/loop").hasPrefix("\(folder)/loop: expected a theme file"))
    }
    #expect(try message("/dev/zero") == "/dev/zero: expected a theme file, found a device")
    #expect(try message("").hasSuffix("found none that a file can have"))
    #expect(try message("a\0b").hasSuffix("found none that a file can have"))
  }

  @Test("a file may have so many bytes, and no more")
  func size() throws {
    let blanks = String(repeating: " ", count: ThemeFile.largestSize - ThemeText.bare.utf8.count)
    try TemporaryFile.use(ThemeText.bare + blanks) { path in
      let theme = try ThemeFile(path).read()
      #expect(theme == .bare)
    }
    try TemporaryFile.use(ThemeText.bare + blanks + " ") { path in
      let message = try message(path)
      #expect(message == "\(path): expected at most 262144 bytes, as no theme has more")
    }
    let bytes = Array((ThemeText.bare + blanks + " ").utf8)
    #expect(throws: ThemeFileError.self) { try ThemeFile("x").theme(of: bytes) }
  }

  @Test("a file without permission is told", .enabled(if: geteuid() != 0))
  func permission() throws {
    try TemporaryFile.use(ThemeText.bare) { path in
      try #require(chmod(path, 0) == 0)
      #expect(try message(path).hasSuffix("there is no permission to read it"))
    }
  }
}
