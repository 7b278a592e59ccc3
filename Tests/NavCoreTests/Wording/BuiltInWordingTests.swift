import NavCore
import Testing

@Suite("Built-in wordings")
struct BuiltInWordingTests {
  /// Those with one gap; no other has any.
  private static let templates: Set = ["backTo", "showColumn", "hideColumn", "noScreen", "page"]

  /// What is the same as in English because it is: names that stand on the keys.
  private static let sameAsInEnglish: [String: Set<String>] = [
    "de": ["enterKey", "escapeKey", "tabKey"],
    "ja": Set(Wording.english.entries.keys.filter { $0.hasSuffix("Key") }),
    "ar": Set(Wording.english.entries.keys.filter { $0.hasSuffix("Key") }),
  ]

  @Test("there are English, which comes first, German, Japanese and Arabic")
  func languages() {
    #expect(Wording.builtIn.map(\.locale) == ["en", "de", "ja", "ar"])
    #expect(Wording.builtIn[0] == Wording())
    for wording in Wording.builtIn { #expect(wording.entries.count > 30, "\(wording.locale)") }
  }

  @Test("every word says something, without blanks around it", arguments: Wording.builtIn)
  func content(wording: Wording) {
    for (name, text) in wording.entries {
      #expect(!text.isEmpty && text.first != " " && text.last != " ", "\(name)")
      #expect(!text.contains("  "), "\(name)")
    }
  }

  @Test("templates have one gap, and nothing else has any", arguments: Wording.builtIn)
  func gaps(wording: Wording) {
    for (name, text) in wording.entries {
      let gaps = text.ranges(of: "{}").count
      #expect(gaps == (Self.templates.contains(name) ? 1 : 0), "\(name): \(text)")
      #expect(text.count { "{}".contains($0) } == 2 * gaps, "\(name): \(text)")
    }
  }

  @Test("no word has control characters, also none that steer the direction of writing")
  func controls() {
    for wording in Wording.builtIn {
      for (name, text) in wording.entries {
        for scalar in text.unicodeScalars {
          switch scalar.properties.generalCategory {
          case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
            .paragraphSeparator:
            Issue.record("\(wording.locale) \(name): U+\(String(scalar.value, radix: 16))")
          default: break
          }
        }
      }
    }
  }

  @Test("nothing is left in English but what is the same in the language")
  func translated() {
    let english = Wording.english.entries
    for wording in Wording.builtIn where wording.locale != "en" {
      let same = wording.entries.filter { english[$0.key] == $0.value }.keys
      #expect(Set(same) == Self.sameAsInEnglish[wording.locale], "\(wording.locale)")
    }
  }

  @Test("each language is written in its own script")
  func scripts() {
    let ranges: [String: [ClosedRange<UInt32>]] = [
      "en": [0x41...0x7A], "de": [0x41...0x7A], "ja": [0x3040...0x30FF, 0x4E00...0x9FFF],
      "ar": [0x620...0x64A],
    ]
    for wording in Wording.builtIn {
      for (name, text) in wording.entries where !name.hasSuffix("Key") {
        let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
        let own = letters.filter { letter in
          ranges[wording.locale]?.contains { $0.contains(letter.value) } == true
        }
        #expect(own.count * 2 > letters.count, "\(wording.locale) \(name): \(text)")
      }
    }
  }

  @Test("keys that do different things are said to do different things")
  func distinct() {
    let names = [
      "moveFocus", "activate", "goBack", "goHome", "changeColumn", "toggleSidebar",
      "toggleInspector", "resizeColumn", "turnDevice", "moveView", "showKeys", "quit", "scroll",
      "scrollToEnds", "quitAtOnce",
    ]
    for wording in Wording.builtIn {
      let texts = names.compactMap { wording.entries[$0] }
      #expect(Set(texts).count == names.count, "\(wording.locale)")
    }
  }
}
