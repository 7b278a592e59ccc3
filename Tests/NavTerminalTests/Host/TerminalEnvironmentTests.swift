import NavCore
import Testing

@testable import NavTerminal

@Suite("The environment says what a terminal looks like")
struct TerminalEnvironmentTests {
  @Test(
    "A light ground is a light scheme, all else a dark one",
    arguments: [
      ("0;15", Traits.Scheme.light), ("0;7", .light), ("15;0", .dark), ("0;default;15", .light),
      ("7;8", .dark), ("12;default", .dark), ("", .dark), (nil, .dark),
    ] as [(String?, Traits.Scheme)])
  func scheme(value: String?, scheme: Traits.Scheme) {
    let environment = TerminalEnvironment(value.map { ["COLORFGBG": $0] } ?? [:])
    #expect(environment.scheme == scheme)
  }

  @Test(
    "The language is what LC_ALL, LC_MESSAGES and LANG say, the first that is not empty",
    arguments: [
      ([:], "en"), (["LANG": "de_AT.UTF-8"], "de-AT"),
      (["LANG": "de_AT.UTF-8", "LC_MESSAGES": "ja_JP"], "ja-JP"),
      (["LC_ALL": "ar_EG.UTF-8", "LANG": "de", "LC_MESSAGES": "ja"], "ar-EG"),
      (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "pt_BR.UTF-8@x"], "pt-BR"),
      (["LC_ALL": "C", "LANG": "de"], "en"), (["LANG": "POSIX"], "en"), (["LANG": "C.UTF-8"], "en"),
      (["LANG": "no language"], "en"), (["LANG": "\u{1B}[2J"], "en"), (["LC_CTYPE": "de"], "en"),
    ] as [([String: String], String)])
  func locale(variables: [String: String], locale: String) {
    #expect(TerminalEnvironment(variables).locale == locale)
  }

  @Test("What the app asks for comes before what the environment says")
  func colors() {
    var options = TerminalOptions()
    let plain = TerminalEnvironment(["TERM": "xterm-256color"])
    let bare = TerminalEnvironment(["TERM": "xterm-256color", "NO_COLOR": "1"])
    #expect(options.colors(in: plain) == .indexed256 && options.colors(in: bare) == .none)
    options.hasColor = false
    #expect(options.colors(in: plain) == .none)
    options.hasColor = true
    #expect(options.colors(in: plain) == .indexed256 && options.colors(in: bare) == .truecolor)
  }
}
