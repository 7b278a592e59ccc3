import NavTestSupport
import Testing

@testable import NavTerminal

struct InputParserTests {
  /// Sequences and the events that they stand for.
  static let forms: [(String, [InputEvent])] = [
    ("a", [key(.character("a"))]), ("é日👍", "é日👍".map { key(.character($0)) }),
    ("👨‍👩‍👧", [key(.character("👨‍👩‍👧"))]),
    ("\u{3}", [key(.character("c"), .control)]), ("\u{0}", [key(.character(" "), .control)]),
    ("\u{1A}", [key(.character("z"), .control)]), ("\u{1C}", [key(.character("\\"), .control)]),
    ("\r", [key(.enter)]), ("\t", [key(.tab)]), ("\u{7F}", [key(.backspace)]),
    ("\u{1B}x", [key(.character("x"), .alt)]), ("\u{1B}\r", [key(.enter, .alt)]),
    ("\u{1B}[A", [key(.up)]), ("\u{1B}[B", [key(.down)]), ("\u{1B}[C", [key(.right)]),
    ("\u{1B}[D", [key(.left)]), ("\u{1B}OA", [key(.up)]), ("\u{1B}OM", [key(.enter)]),
    ("\u{1B}Oq", [key(.character("1"))]), ("\u{1B}[1;5C", [key(.right, .control)]),
    ("\u{1B}[1;2A", [key(.up, .shift)]), ("\u{1B}[1;8D", [key(.left, [.shift, .alt, .control])]),
    ("\u{1B}[H", [key(.home)]), ("\u{1B}[F", [key(.end)]), ("\u{1B}[1~", [key(.home)]),
    ("\u{1B}[4~", [key(.end)]), ("\u{1B}[3~", [key(.delete)]), ("\u{1B}[5~", [key(.pageUp)]),
    ("\u{1B}[6;5~", [key(.pageDown, .control)]), ("\u{1B}[Z", [key(.backTab)]),
    ("\u{1B}OP", [key(.function(1))]), ("\u{1B}[1;2P", [key(.function(1), .shift)]),
    ("\u{1B}[15~", [key(.function(5))]), ("\u{1B}[24~", [key(.function(12))]),
    ("\u{1B}[[A", [key(.function(1))]), ("\u{1B}[[E", [key(.function(5))]),
    ("\u{1B}[97;5u", [key(.character("a"), .control)]), ("\u{1B}[27u", [key(.escape)]),
    ("\u{1B}[13;2u", [key(.enter, .shift)]), ("\u{1B}[9;2u", [key(.backTab)]),
    ("\u{1B}[97:65;2u", [key(.character("A"))]), ("\u{1B}[97;2u", [key(.character("A"))]),
    ("\u{1B}[97;5:3u", []), ("\u{1B}[57358u", []), ("\u{1B}[27;6;9~", [key(.backTab, .control)]),
    ("\u{1B}[200~a\rb\u{1B}[Ac\u{1B}[201~d", [.paste("a\nb[Ac"), key(.character("d"))]),
    ("\u{1B}[200~\u{1B}\u{1B}[201~", [.paste("")]),
    ("\u{1B}[200~x\r\ny\n\u{1B}[201\u{1B}[201~", [.paste("x\ny\n[201")]),
    ("\u{1B}\u{1B}[A", [key(.escape), key(.up)]),
    // Unknown ones are swallowed whole.
    ("\u{1B}[?62;22cq", [key(.character("q"))]), ("\u{1B}[12;40Rq", [key(.character("q"))]),
    ("\u{1B}[Iq", [key(.character("q"))]),
    (
      "\u{1B}[<0;3;4Mq",
      [.mouse(MouseEvent(.press(.left), column: 2, row: 3)), key(.character("q"))]
    ),
    ("\u{1B}[M !!q", [key(.character("q"))]), ("\u{1B}[99~q", [key(.character("q"))]),
    ("\u{1B}]11;rgb:0/0/0\u{7}q", [key(.character("q"))]),
    ("\u{1B}]11;rgb:0/0/0\u{1B}\\q", [key(.character("q"))]),
    ("\u{1B}P>|XTerm(390)\u{1B}\\q", [key(.character("q"))]),
    ("\u{1B}[2$yq", [key(.character("q"))]), ("\u{1B}[1;2\u{3}", [key(.character("c"), .control)]),
    ("\u{1B}]0;x\u{3}", [key(.character("c"), .control)]),
    ("\u{1B}[" + String(repeating: "1", count: 500) + "Aq", [key(.character("q"))]),
  ]

  private static func key(_ key: Key, _ modifiers: KeyModifiers = []) -> InputEvent {
    .key(KeyPress(key, modifiers))
  }

  @Test("A sequence means the same in one piece, byte by byte, and cut anywhere", arguments: forms)
  func pieces(bytes text: String, expected: [InputEvent]) {
    let bytes = Array(text.utf8)
    // A cluster cut between its scalars comes as several characters; the text is the same.
    let typed = Self.joined(expected)
    for cut in 0...bytes.count {
      var parser = InputParser()
      var events: [InputEvent] = []
      parser.feed(bytes[..<cut], into: &events)
      parser.feed(bytes[cut...], into: &events)
      #expect(Self.joined(events) == typed, "cut at \(cut)")
      #expect(!parser.needsFlush)
    }
    var parser = InputParser()
    var events: [InputEvent] = []
    for byte in bytes { parser.feed([byte], into: &events) }
    #expect(Self.joined(events) == typed)
  }

  /// Events with adjacent plain characters as one text.
  private static func joined(_ events: [InputEvent]) -> [String] {
    var list: [String] = []
    var text = ""
    for event in events {
      if case .key(let press) = event, case .character(let character) = press.key,
        press.modifiers.isEmpty
      {
        text.append(character)
        continue
      }
      list += [text, "\(event)"]
      text = ""
    }
    return list + [text]
  }

  @Test(
    "What may be a key by itself waits for the flush, and is a key then",
    arguments: [
      ("\u{1B}", [key(.escape)]), ("\u{1B}\u{1B}", [key(.escape), key(.escape)]),
      ("\u{1B}[", [key(.character("["), .alt)]), ("\u{1B}O", [key(.character("O"), .alt)]),
      ("\u{1B}]", [key(.character("]"), .alt)]), ("\u{1B}P", [key(.character("P"), .alt)]),
    ])
  func flush(bytes: String, expected: [InputEvent]) {
    var parser = InputParser()
    var events: [InputEvent] = []
    parser.feed(bytes.utf8, into: &events)
    #expect(parser.needsFlush)
    parser.flush(into: &events)
    #expect(events == expected)
    #expect(!parser.needsFlush)
    parser.feed("q".utf8, into: &events)
    #expect(events == expected + [Self.key(.character("q"))])
  }

  @Test(
    "Malformed UTF-8 becomes U+FFFD and takes nothing else with it",
    arguments: [[0xFF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x91], [0x9B], [0xED, 0xA0, 0x80]])
  func malformed(bytes: [UInt8]) {
    var parser = InputParser()
    var events: [InputEvent] = []
    parser.feed(bytes + Array("q".utf8), into: &events)
    #expect(events.last == Self.key(.character("q")))
    #expect(events.dropLast().allSatisfy { $0 == Self.key(.character("\u{FFFD}")) })
    #expect(events.count > 1)

    events = []
    parser.feed(bytes, into: &events)
    if parser.needsFlush { parser.flush(into: &events) }
    #expect(!events.isEmpty && !parser.needsFlush)
  }

  @Test("A paste is bounded")
  func boundedPaste() {
    var parser = InputParser()
    var events: [InputEvent] = []
    parser.feed("\u{1B}[200~".utf8, into: &events)
    let piece = [UInt8](repeating: 0x61, count: 100_000)
    for _ in 0..<12 { parser.feed(piece, into: &events) }
    parser.feed("\u{1B}[201~".utf8, into: &events)
    guard case .paste(let text) = events.first else { return #expect(Bool(false)) }
    #expect(text.utf8.count == PasteCollector.largest)
    #expect(events.count == 1)
  }

  @Test("No bytes crash or hang the parser", arguments: UInt64(0)..<4)
  func fuzz(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let favourites = Array("\u{1B}\u{1B}\u{1B}[[O]P;:?<~M201u0159ABRm\u{7}\\".utf8)
    var parser = InputParser()
    var events: [InputEvent] = []
    for _ in 0..<25_000 {
      let piece = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        Bool.random(using: &random)
          ? favourites.randomElement(using: &random) ?? 0
          : UInt8.random(in: 0...255, using: &random)
      }
      parser.feed(piece, into: &events)
      if Int.random(in: 0..<8, using: &random) == 0 { parser.flush(into: &events) }
    }
    // Whatever state it is in, the end of a paste, a string and a sequence bring it back.
    parser.feed("\u{1B}[201~\u{7}\r\rq".utf8, into: &events)
    #expect(events.last == Self.key(.character("q")), "seed \(seed)")
  }
}
