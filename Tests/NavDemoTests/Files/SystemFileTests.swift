#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import Testing

@testable import NavDemo

@Suite("Files of the system, whose size says nothing")
struct SystemFileTests {
  /// Hands a body the two ends of a pipe of which no reader waits.
  private func withPipe(_ body: (_ reader: Int32, _ writer: Int32) throws -> Void) throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    try #require(fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0)
    try body(ends[0], ends[1])
  }

  @Test("Where there is nothing to read for now, reading ends instead of waiting")
  func nothingForNow() throws {
    try withPipe { reader, writer in
      #expect(try OpenFile.read(reader, upTo: 100, at: .root) == [])
      try #require(write(writer, [1, 2, 3] as [UInt8], 3) == 3)
      #expect(try OpenFile.read(reader, upTo: 100, at: .root) == [1, 2, 3])
    }
  }

  @Test("No more is read than the limit, however much there is")
  func limit() throws {
    try withPipe { reader, writer in
      try #require(write(writer, [1, 2, 3] as [UInt8], 3) == 3)
      #expect(try OpenFile.read(reader, upTo: 2, at: .root) == [1, 2])
      #expect(try OpenFile.read(reader, upTo: 2, at: .root) == [3])
    }
  }

  #if os(Linux)
    @Test("A file that claims to be empty is read all the same")
    func claimsToBeEmpty() async throws {
      let path = try #require(RawPath("/proc/self/status"))
      #expect(try FileStatus(of: path).size == 0)
      let whole = try await FilePreview.load(path)
      guard case .text(let text) = whole.content else {
        Issue.record("\(whole)")
        return
      }
      #expect(text.lines.first?.hasPrefix("Name:") == true)
      #expect(whole.size.map { $0 > 100 } == true)
      let cut = try await FilePreview.load(path, byteLimit: 10)
      #expect(cut.size == nil)
      #expect(cut.summary == "text")
      #expect(cut.notice == "Only the beginning is shown: 10 bytes.")
    }
  #endif
}
