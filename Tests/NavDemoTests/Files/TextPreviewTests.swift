import Testing

@testable import NavDemo

@Suite("Text as lines")
struct TextPreviewTests {
  private func lines(_ text: String, limit: Int = 100) -> [String]? {
    TextPreview(bytes: Array(text.utf8), isCut: false, lineLimit: limit)?.lines
  }

  @Test("Lines end at line feeds; a return before one belongs to the end")
  func ends() {
    #expect(lines("a\nb") == ["a", "b"])
    #expect(lines("a\r\n\r\nb\r\n") == ["a", "", "b"])
    #expect(lines("a\rb\n") == ["a␍b"])
    #expect(lines("\n\n") == ["", ""])
    #expect(lines("\u{FEFF}") == [])
  }

  @Test("Tabs reach to every fourth column")
  func tabs() {
    #expect(lines("\ta\tbcd\tefgh\té\t.") == ["    a   bcd efgh    é   ."])
  }

  @Test("Controls are made visible")
  func controls() {
    #expect(lines("\u{1B}[0m\u{7}\u{202E}x") == ["␛[0m␇\u{FFFD}x"])
  }

  @Test("A line beyond the limit is shortened between two scalars and marked")
  func long() throws {
    let bytes = Array("日本語です\nabc\nabcd\n".utf8)
    let text = try #require(TextPreview(bytes: bytes, isCut: false, lineLimit: 3))
    #expect(text.lines == ["日本語…", "abc", "abc…"])
    #expect(text.shortened == 2)
    let preview = FilePreview(path: .root, size: 25, content: .text(text))
    #expect(preview.notice == "2 long lines are cut.")
  }

  @Test("Bytes with NUL or without valid UTF-8 are no text")
  func noText() {
    for bytes: [UInt8] in [[0x61, 0], [0xFF], [0xC3], [0xED, 0xA0, 0x80], [0x61, 0x80]] {
      #expect(TextPreview(bytes: bytes, isCut: false, lineLimit: 9) == nil)
    }
    #expect(TextPreview(bytes: [0x80, 0x80, 0x80, 0x80], isCut: true, lineLimit: 9) == nil)
  }

  @Test("U+FFFD in a file is text like any other")
  func replacementCharacter() {
    #expect(lines("\u{FFFD}") == ["\u{FFFD}"])
  }

  @Test("A signature names the format")
  func signatures() {
    let cases: [([UInt8], FileSignature)] = [
      ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg), (Array("GIF89a".utf8), .gif), ([0x1F, 0x8B, 8], .gzip),
      (Array("%PDF-1.7".utf8), .pdf), ([0x50, 0x4B, 3, 4], .zip), ([0x7F, 0x45, 0x4C, 0x46], .elf),
      ([0xCF, 0xFA, 0xED, 0xFE], .machO), ([0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 2], .machO),
      ([0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 61], .javaClass), ([0xFF, 0xFE, 0x61, 0], .utf16Text),
      ([1, 2, 3], .unknown), ([], .unknown),
    ]
    for (bytes, signature) in cases {
      #expect(FileSignature(of: bytes) == signature)
    }
  }

  @Test(
    "Sizes have at most one place",
    arguments: [
      (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1000, "1 kB"), (1449, "1.4 kB"),
      (1450, "1.5 kB"), (99_949, "99.9 kB"), (100_000, "100 kB"), (123_456, "123 kB"),
      (999_999, "1 MB"), (2_097_152, "2.1 MB"), (UInt64.max, "18.4 EB"),
    ] as [(UInt64, String)])
  func sizes(bytes: UInt64, text: String) {
    #expect(ByteSize.text(bytes) == text)
  }
}
