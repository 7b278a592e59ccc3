/// A language with or without a script, a region and more, as BCP 47 and POSIX write it.
package struct LocaleTag: Hashable, Sendable {
  /// The parts in lower case, the language first.
  let subtags: [String]

  /// Reads `de`, `de-AT`, `zh-Hant-TW`, `de_CH.UTF-8` or `ca_ES@valencia`; what stands after the
  /// first “.” or “@” is left out. `C` and `POSIX` are English, as what programs write there is.
  /// Nil for what is none of these.
  package init?(_ text: String) {
    let name = text.prefix { $0 != "." && $0 != "@" }
    if name == "C" || name == "POSIX" {
      subtags = ["en"]
      return
    }
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let first = parts.first, (2...8).contains(first.count), first.allSatisfy(Self.isLetter),
      parts.allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy(Self.isPart) })
    else { return nil }
    subtags = parts.map { $0.lowercased() }
  }

  /// The language, as `de`.
  var language: String { subtags[0] }

  /// The tag as it is usually written: `zh-Hant-TW` (RFC 5646, 2.1.1).
  package var text: String {
    let rest = subtags.dropFirst().map { part in
      switch part.count {
      case 2: part.uppercased()
      case 4 where part.allSatisfy(Self.isLetter): part.prefix(1).uppercased() + part.dropFirst()
      default: part
      }
    }
    return ([language] + rest).joined(separator: "-")
  }

  /// The direction of the writing: that of the script where one is named, else that in which the
  /// language is usually written.
  var direction: Traits.Direction {
    let script = subtags.dropFirst().first { $0.count == 4 && $0.allSatisfy(Self.isLetter) }
    let isRightToLeft =
      script.map(Self.rightToLeftScripts.contains) ?? Self.rightToLeftLanguages.contains(language)
    return isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Those of the scripts in use whose characters Unicode (`Bidi_Class`) counts as R or AL.
  private static let rightToLeftScripts: Set<String> = [
    "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa",
  ]

  /// The languages that CLDR lays out from right to left (`characterOrder`), and `iw` and `ji`, the
  /// former names of two of them.
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arz", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "lrc", "mzn", "nqo", "ps", "sd", "syr",
    "ug", "ur", "yi",
  ]

  private static func isLetter(_ character: Character) -> Bool {
    ("a"..."z").contains(character) || ("A"..."Z").contains(character)
  }

  private static func isPart(_ character: Character) -> Bool {
    isLetter(character) || ("0"..."9").contains(character)
  }
}
