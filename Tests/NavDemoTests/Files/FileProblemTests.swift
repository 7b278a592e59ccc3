#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import Testing

@testable import NavDemo

@Suite("What went wrong with a file is told to people")
struct FileProblemTests {
  @Test("Error numbers have their reasons")
  func reasons() {
    let cases: [(Int32, FileProblem.Reason)] = [
      (EACCES, .permissionDenied), (EPERM, .permissionDenied), (ENOENT, .gone),
      (ENOTDIR, .notADirectory), (EISDIR, .isADirectory), (EMFILE, .tooManyOpenFiles),
      (ENFILE, .tooManyOpenFiles), (ELOOP, .endlessLinks), (ENAMETOOLONG, .nameTooLong),
      (EIO, .system(EIO)),
    ]
    for (number, reason) in cases {
      #expect(FileProblem(errorNumber: number, at: .root).reason == reason)
    }
  }

  @Test("A description says what, where and what to do, without control characters")
  func description() throws {
    let path = try #require(RawPath(bytes: Array("/a\u{1B}".utf8)))
    let problem = FileProblem(.tooManyOpenFiles, at: path)
    #expect(
      "\(problem)"
        == "Too many files are open: /a␛. Close other files or programs, then try again.")
    #expect(FileProblem(.linkLoop(backTo: path), at: .root).title.hasSuffix("back to /a␛"))
  }
}
