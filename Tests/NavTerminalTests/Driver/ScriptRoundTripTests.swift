import NavCore
import Testing

@testable import NavTerminal

@Suite("A script's text gives the script again")
struct ScriptRoundTripTests {
  @Test("Every step but those with a text of its own")
  func steps() throws {
    var steps: [ScriptStep] = TerminalKey.words.map { .key($0.key) }
    steps += [.back, .home, .resize(columns: 1, rows: 1000), .rotate]
    steps += Device.all.map(ScriptStep.device) + [.swipe(.left), .swipe(.right)]
    let (first, second) = (ScriptPoint(column: 0, row: 9_999), ScriptPoint(column: 12, row: 3))
    steps += [.page(1), .page(9_999), .click(second), .rightClick(first), .release]
    steps += [.wheel(.up, first), .wheel(.down, second), .drag(first, second, .zero)]
    steps += [.drag(second, first, .milliseconds(300)), .wait(.zero), .wait(.seconds(60))]
    for step in steps { #expect(try Script(parsing: "\(step)").steps == [step]) }
    #expect(try Script(parsing: "\(Script(steps))").steps == steps)
  }

  @Test("Every character of the first planes, as a key and with Control")
  func characters() throws {
    for value in Array(UInt32(0)...0x3000) + [0x1F600, 0xE0020, 0x10FFFF] {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let character = Character(scalar)
      let script = Script([.key(.character(character)), .key(.control(character)), .back])
      guard try Script(parsing: "\(script)") == script else {
        Issue.record("U+\(String(value, radix: 16)): \(script)")
        continue
      }
    }
  }

  @Test("Texts of characters that mean something in scripts", arguments: 0..<4)
  func texts(seed: UInt64) throws {
    let pieces: [Unicode.Scalar] = [
      "\"", "\\", ";", " ", "\n", "\r", "\t", "\u{1B}", "\u{9B}", "\u{202E}", "u", "{", "}", "n",
      "a", "é", "\u{301}", "\u{200D}", "👩",
    ]
    var state = seed &+ 1
    for _ in 0..<500 {
      var text = String.UnicodeScalarView()
      var count = 0
      repeat {
        // Knuth's linear congruential generator (MMIX); its high bits are good enough here.
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text.append(pieces[Int(state >> 33) % pieces.count])
        count += 1
      } while count < 8
      let step = ScriptStep.type(String(text))
      let read = try Script(parsing: "up; \(step); \(step)").steps
      #expect(read == [.key(.up), step, step], "seed \(seed): \(step)")
    }
  }

  @Test("No control character stands in the text of a script")
  func harmless() {
    let script = Script([.type("a\u{1B}[31m\u{9B}\u{202E}"), .key(.character("\u{7F}"))])
    #expect(script.description == #"type "a\u{1B}[31m\u{9B}\u{202E}"; "\u{7F}""#)
  }
}
