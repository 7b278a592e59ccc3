import Foundation
import Testing

@testable import NavDemo

@Suite("Paths are bytes")
struct RawPathTests {
  @Test("Any bytes but NUL survive a round trip through JSON")
  func roundTrip() throws {
    let all = (UInt8(1)...255).map { $0 }
    let samples: [[UInt8]] = [
      all, all.reversed(), Array("/srv/naïve 日本 👍 100%.txt".utf8), [0xED, 0xA0, 0x80], [0xC3],
      [0xF4, 0x90, 0x80, 0x80], [0xC0, 0x80], [0xE2, 0x82], Array("%41".utf8),
    ]
    for bytes in samples {
      let path = try #require(RawPath(bytes: bytes))
      let json = try JSONEncoder().encode([path])
      #expect(try JSONDecoder().decode([RawPath].self, from: json) == [path])
      #expect(RawPath(escaped: path.escaped) == path)
    }
  }

  @Test("Every pair of bytes but NUL survives escaping")
  func pairs() throws {
    for first in UInt8(1)...255 {
      for second in UInt8(1)...255 {
        let path = try #require(RawPath(bytes: [first, second]))
        if RawPath(escaped: path.escaped) != path { Issue.record("\(first) \(second)") }
      }
    }
  }

  @Test("What is written stays readable")
  func readable() throws {
    #expect(try #require(RawPath("/tmp/日本 a.txt")).escaped == "/tmp/日本 a.txt")
    #expect(try #require(RawPath(bytes: [0x61, 0xFF, 0x0A, 0x25])).escaped == "a%FF%0A%25")
  }

  @Test("No path is empty or holds NUL", arguments: ["", "a%00b", "%", "%4", "%zz", "%+1"])
  func refused(text: String) {
    #expect(RawPath(escaped: text) == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([RawPath].self, from: JSONEncoder().encode([text]))
    }
    #expect(RawPath("a\u{0}b") == nil)
  }

  @Test(
    "A parent goes by the spelling",
    arguments: [
      ("/", nil), ("/a", "/"), ("/a/b", "/a"), ("/a//b//", "/a"), ("a", nil), ("a/b", "a"),
      ("//a", "/"), ("//", nil),
    ])
  func parents(path: String, parent: String?) {
    #expect(RawPath(path)?.parent?.text == parent)
  }

  @Test("Ancestors run from the top down, without the path itself")
  func ancestors() {
    #expect(RawPath("/a/b/c")?.ancestors.map(\.text) == ["/", "/a", "/a/b"])
    #expect(RawPath.root.ancestors.isEmpty)
    #expect(RawPath.root.name == "/")
  }

  @Test("Appending puts one slash between, and the last component is the name")
  func appending() {
    let path = RawPath.root.appending("a".utf8).appending([0xFF, 0x1B])
    #expect(path.bytes == Array("/a/".utf8) + [0xFF, 0x1B])
    #expect(path.name == "\u{FFFD}␛")
    #expect(path.lastComponent == [0xFF, 0x1B])
    #expect(path.appending([]) == path)
  }

  @Test("An absolute path has no dots and no doubled slashes")
  func absolute() throws {
    #expect(RawPath("/a/./b//c/")?.absolute.text == "/a/b/c")
    let current = try #require(RawPath.current)
    #expect(current.isAbsolute)
    #expect(RawPath(".")?.absolute == current)
    #expect(RawPath("x")?.absolute == current.appending("x".utf8))
  }
}
