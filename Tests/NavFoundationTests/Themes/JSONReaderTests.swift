import Testing

@testable import NavFoundation

@Suite("JSON is read with the places of its values")
struct JSONReaderTests {
  private func read(_ text: String) throws -> JSONValue {
    var reader = JSONReader(SourceText(Array(text.utf8)))
    return try reader.read()
  }

  /// Where the reader stops, and why.
  private func fault(_ bytes: [UInt8]) throws -> String {
    let source = SourceText(bytes)
    let fault = try #require(throws: JSONFault.self) {
      var reader = JSONReader(source)
      _ = try reader.read()
    }
    return "\(source.positions(of: [fault.offset])[0]): \(fault.message)"
  }

  @Test("every kind of value is read, numbers as they are written")
  func kinds() throws {
    let value = try read(#" { "a" : [ 1 , -0.5e+3 , true , false , null , "x" , { } , [ ] ] } "#)
    let items: [JSONValue.Kind] = [
      .number("1"), .number("-0.5e+3"), .bool(true), .bool(false), .null, .string("x"),
      .object([]), .array([]),
    ]
    guard case .array(let values)? = value["a"]?.value.kind else {
      Issue.record("no list")
      return
    }
    #expect(values.map(\.kind) == items)
  }

  @Test("escapes are what they stand for, pairs of surrogates one character")
  func escapes() throws {
    let text = #""\" \\ \/ \b\f\n\r\t \u00e9 \u203A \uD83C\uDFA8 \u0000 é 🎨""#
    let expected = "\" \\ / \u{8}\u{C}\n\r\t é › 🎨 \0 é 🎨"
    #expect(try read(text).kind == .string(expected))
  }

  @Test("places are in lines and characters from 1, whatever the line ends and the characters are")
  func places() throws {
    let text = "{\r\n \"é🎨e\u{301}\": 1,\n\t\"b\":\r{\"c\":\n2}}"
    let source = SourceText(Array(text.utf8))
    var reader = JSONReader(source)
    let value = try reader.read()
    let first = try #require(value["é🎨e\u{301}"])
    let second = try #require(value["b"])
    let third = try #require(second.value["c"])
    let offsets = [
      first.offset, first.value.offset, second.offset, second.value.offset, third.offset,
      third.value.offset,
    ]
    #expect(
      source.positions(of: offsets).map(\.description)
        == ["2:2", "2:9", "3:2", "4:1", "4:2", "5:1"])
  }

  @Test("a byte order mark is no part of the text")
  func byteOrderMark() throws {
    #expect(try fault([0xEF, 0xBB, 0xBF, UInt8(ascii: "?")]).hasPrefix("1:1: "))
    #expect(ThemeText.problems([0xEF, 0xBB, 0xBF] + Array(ThemeText.bare.utf8)) == [])
  }

  @Test(
    "what is no JSON is refused where it stands, with what was expected",
    arguments: [
      ("", "1:1: expected a value, found the end of the file"),
      ("{\"a\": 1\n\n", "1:8: expected “,” or “}”, found the end of the file"),
      (
        "{\"a\": 1,\n}", "2:1: expected another key after the comma, found “}”; leave out the comma"
      ),
      ("[1, ]", "1:5: expected another value after the comma, found “]”; leave out the comma"),
      ("{\"a\": 1 \"b\": 2}", "1:9: expected “,” or “}”, found “\"”"),
      ("[1 2]", "1:4: expected “,” or “]”, found “2”"),
      ("{a: 1}", "1:2: expected a key in double quotes, found “a”"),
      ("{'a': 1}", "1:2: expected a key in double quotes, found “'”"),
      ("{\"a\" 1}", "1:6: expected “:” after the key, found “1”"),
      ("{\n  // no\n}", "2:3: expected a key in double quotes, found “/”; JSON has no comments"),
      ("[1] # no", "1:5: expected the end of the file, found “#”; JSON has no comments"),
      ("[1] [2]", "1:5: expected the end of the file, found “[”"),
      ("[True]", "1:2: expected a value, found “True”"),
      ("NaN", "1:1: expected a value, found “NaN”"),
      ("[+1]", "1:2: expected a value, found “+”"), ("[.5]", "1:2: expected a value, found “.”"),
      ("[1.]", "1:4: expected a digit, found “]”"), ("[-]", "1:3: expected a digit, found “]”"),
      ("[1e]", "1:4: expected a digit, found “]”"),
      ("[01]", "1:2: expected a number without a zero at its beginning"),
      ("[-1e999]", "1:2: expected a number that is not as large as this"),
      ("\"a\n\"", "1:3: expected “\"” before the end of the line"),
      ("\"abc", "1:5: expected “\"” at the end of the string, found the end of the file"),
      ("\"\t\"", "1:2: expected no control character within a string; write it as \\t"),
      ("\"\0\"", "1:2: expected no control character within a string; write it as \\u0000"),
      ("\0", "1:1: expected a value, found “\\u0000”"),
      (#""\x""#, #"1:3: expected one of " \ / b f n r t u after “\”, found “x”"#),
      (#""\u12G4""#, #"1:6: expected four hexadecimal digits after “\u”, found “G”"#),
      (#""a\uD800""#, #"1:3: expected both halves of a pair, as in \uD83C\uDFA8"#),
      (#""\uDC00""#, #"1:2: expected both halves of a pair, as in \uD83C\uDFA8"#),
      (#""\uD800\n""#, #"1:2: expected both halves of a pair, as in \uD83C\uDFA8"#),
      (#""\uD800\u0041""#, #"1:2: expected both halves of a pair, as in \uD83C\uDFA8"#),
    ])
  func refused(_ text: String, _ expected: String) throws {
    #expect(try fault(Array(text.utf8)) == expected)
  }

  @Test("bytes that are no UTF-8 are refused where they stand, UTF-16 at its first byte")
  func encoding() throws {
    let message = "expected text in UTF-8, found a byte that is none"
    #expect(try fault([0x5B, 0x22, 0xC3, 0x28, 0x22, 0x5D]) == "1:3: \(message)")
    #expect(try fault([0xFF, 0xFE, 0x7B, 0x00]) == "1:1: \(message)")
    #expect(try fault([0x5B, 0x0A, 0xED, 0xA0, 0x80]) == "2:1: \(message)")
    #expect(try fault([0x5B, 0xE2, 0x80]) == "1:2: \(message)")
  }

  @Test("objects and lists are read as deep as is stated, and no deeper")
  func depth() throws {
    let limit = JSONReader.greatestDepth
    let nested = { (count: Int) in
      String(repeating: "[", count: count) + String(repeating: "]", count: count)
    }
    #expect(throws: Never.self) { try read(nested(limit)) }
    let message = "expected at most 16 objects and lists within each other"
    #expect(try fault(Array(nested(limit + 1).utf8)) == "1:\(limit + 1): \(message)")
    #expect(try fault(Array(nested(100_000).utf8)) == "1:\(limit + 1): \(message)")
  }

  @Test("what is written is read as the same, and has nothing in it that steers a terminal")
  func writing() throws {
    let text = "\" \\ \n \u{1B}[31m \u{7F} \u{9B} \u{202E} \u{2028} é 🎨 \u{2066}"
    let value = JSONValue.object([
      (text, .strings([text, "a"])), ("b", .number(0.5)), ("c", .number(3)), ("d", .object([])),
      ("e", .bool(true)), ("f", JSONValue(kind: .null)),
    ])
    let written = JSONWriter.text(of: value)
    #expect(!written.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(!written.unicodeScalars.contains { [0x7F, 0x9B, 0x202E, 0x2028].contains($0.value) })
    #expect(JSONWriter.text(of: try read(written)) == written)
    #expect(try read(written).members.map(\.key) == [text, "b", "c", "d", "e", "f"])
  }
}
