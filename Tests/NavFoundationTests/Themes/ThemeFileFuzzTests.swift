import Foundation
import NavCore
import NavTestSupport
import Testing

@testable import NavFoundation

@Suite("Whatever is in a theme file, it is a theme or an error with a place in it")
struct ThemeFileFuzzTests {
  /// How many files are read; a soak asks for more by `NAV_SOAK_THEMES`.
  private static let count =
    ProcessInfo.processInfo.environment["NAV_SOAK_THEMES"].flatMap(UInt64.init) ?? 1_000

  private static let rich: [UInt8] = {
    var theme = Theme.bare
    theme.lightIncreasedContrast = theme.light
    theme.fonts[.body] = FontSpec(size: 15)
    theme.symbols[.back] = .standard(.back)
    theme.metrics.margin = 3
    return Array(((try? ThemeFile.text(of: theme)) ?? "").utf8)
  }()

  /// What is put in somewhere.
  private static let pieces: [[UInt8]] =
    [
      "3", "\"#123\"", "\"bold\"", "null", "true", "[]", "{}", "\"\"", "1e999", "-1e-999", "1e308",
      "-0", "0.1", "\\uD800",
      "\"\\u0000\"",
      "\"\\uDC00\"", "\"M0 0 L1e5 2\"", "\0", ",", ":", "\"", "{\"a\":", "// x\n", "\u{202E}", "é",
      "\r",
      String(repeating: "[", count: 40), String(repeating: "{\"a\":", count: 20),
      String(repeating: "9", count: 500), "\"light\": {}", "\"name\": \"x\",",
    ].map { Array($0.utf8) } + [[0xC3], [0xFF, 0xFE], [0xED, 0xA0, 0x80], [0xF5], [0x80]]

  private func mutated(_ random: inout SeededGenerator) -> [UInt8] {
    var bytes = Self.rich
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...12, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes = Array(bytes.prefix(place))
      case 1:
        if place < bytes.count { bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
      case 2: bytes.removeSubrange(place..<end)
      case 3:
        bytes.replaceSubrange(place..<end, with: Self.pieces.randomElement(using: &random) ?? [])
      case 4: bytes = replacingValue(in: bytes, &random)
      default: bytes.insert(contentsOf: bytes[place..<end], at: place)
      }
    }
    return bytes
  }

  /// Another value behind one of the colons.
  private func replacingValue(in bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    let colons = bytes.indices.filter { bytes[$0] == UInt8(ascii: ":") }
    guard let colon = colons.randomElement(using: &random),
      let end = bytes[colon...].firstIndex(where: { $0 == UInt8(ascii: ",") || $0 == 0x0A })
    else { return bytes }
    let color = "\"#\(UInt32.random(in: 100...999, using: &random))\""
    let piece =
      Bool.random(using: &random)
      ? Array(color.utf8) : Self.pieces.randomElement(using: &random) ?? []
    return Array(bytes[...colon]) + piece + Array(bytes[end...])
  }

  /// How many characters each line has of what can be read.
  private func lengths(_ bytes: [UInt8]) -> [Int] {
    let source = SourceText(bytes)
    return source.text(0..<source.validEnd).split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r\n" || $0 == "\r"
    }.map(\.count)
  }

  @Test("changed files are read as Foundation's coder reads them, or told where they are wrong")
  func mutations() throws {
    var (themes, errors) = (0, 0)
    for seed in 0..<Self.count {
      var random = SeededGenerator(seed: seed)
      let bytes = mutated(&random)
      do throws(ThemeFileError) {
        let theme = try ThemeFile("t").theme(of: bytes)
        themes += 1
        let other = try? JSONDecoder().decode(Theme.self, from: Data(SourceText(bytes).bytes))
        #expect(theme == other, "seed \(seed)")
        let text = try? ThemeFile.text(of: theme)
        #expect(text != nil, "seed \(seed)")
      } catch {
        errors += 1
        #expect(!error.problems.isEmpty, "seed \(seed)")
        let positions = error.problems.compactMap(\.position)
        #expect(positions.count == error.problems.count, "seed \(seed)")
        #expect(positions == positions.sorted(), "seed \(seed)")
        let lengths = lengths(bytes)
        for position in positions {
          // A character of a line, or its end.
          let isThere =
            lengths.indices.contains(position.line - 1)
            && (1...lengths[position.line - 1] + 1).contains(position.column)
          #expect(isThere, "seed \(seed): \(error)")
        }
      }
    }
    // Enough of both for either to mean something.
    #expect(
      themes * 100 > Self.count && errors * 2 > Self.count, "\(themes) themes, \(errors) errors")
  }

  @Test("whatever the file is cut off after is told, but its last line end")
  func cuts() {
    // Around each key and value, and wherever else the steps lead.
    let places = Self.rich.indices.dropLast().filter { place in
      place % 11 == 0 || [0x22, 0x3A, 0x7B, 0x7D].contains(Self.rich[place])
    }
    for count in places {
      #expect(ThemeText.problems(Array(Self.rich.prefix(count))) != [], "\(count)")
    }
  }

  @Test("any bytes at all are told")
  func noise() {
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let count = Int.random(in: 0...200, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(ThemeText.problems(bytes) != [], "seed \(seed)")
    }
  }

  @Test("what Foundation's coder refuses is refused here, of each key and every kind of value")
  func agreement() throws {
    let values = [
      "null", "true", "0", "1", "-1", "0.5", "512", "513", "1e9", "\"\"", "\"a\"", "\"ab\"",
      "\"#000\"",
      "\"bold\"", "\"serif\"", "\"M1 1\"", "\"é\"", "\"e\\u0301\"", "\"\\u007F\"", "\"\\r\\n\"",
      "{}", "[]",
    ]
    let places = [
      ##"{"metrics":{"margin":@}}"##, ##"{"fonts":{"title":{"size":@}}}"##, ##"{"fonts":@}"##,
      ##"{"fonts":{"title":{"weight":@}}}"##, ##"{"fonts":{"title":{"design":@}}}"##,
      ##"{"fonts":{"title":{"scaling":@}}}"##, ##"{"fonts":{"title":@}}"##, ##"{"metrics":@}"##,
      ##"{"symbols":{"back":{"glyph":@}}}"##, ##"{"symbols":{"back":{"ascii":@}}}"##,
      ##"{"symbols":{"back":{"mirroredGlyph":@}}}"##, ##"{"symbols":{"back":{"path":@}}}"##,
      ##"{"symbols":{"back":{"systemName":@}}}"##, ##"{"symbols":@}"##,
      ##"{"lightIncreasedContrast":@}"##,
    ]
    for place in places {
      for value in values {
        let text = ThemeText.bare(
          with: String(place.replacing("@", with: value).dropFirst().dropLast()))
        let decodes = (try? JSONDecoder().decode(Theme.self, from: Data(text.utf8))) != nil
        // The coder takes null for what is missing; a file leaves it out.
        #expect(
          (ThemeText.problems(text) == []) == (decodes && value != "null"), "\(place) \(value)")
      }
    }
  }
}
