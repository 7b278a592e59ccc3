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
