import Foundation
import NavTestSupport
import Testing

/// The whole program in other languages.
@Suite(.serialized) struct LocaleTests {
  private func report(_ arguments: String...) throws -> JSONValue {
    let run = try DemoProgram.run(
      ["render", "home", "--script", "enter", "--format", "json"] + arguments, output: nil)
    #expect(run.status == 0 && run.errors == "")
    return try JSONValue(parsing: run.output)
  }

  @Test(
    "a frame has Nav's words in the language that is asked for",
    arguments: [
      ("en", "⌂ Home"), ("de-AT", "⌂ Startseite"), ("ja_JP.UTF-8", "⌂ ホーム"), ("ar", "⌂ الرئيسية"),
    ])
  func frame(locale: String, home: String) throws {
    let run = try DemoProgram.run("render", "home", "--script", "enter", "--locale", locale)
    #expect(run.status == 0 && run.output.contains(home))
  }

  @Test("the report has the locale, and the direction of its words unless another is said")
  func direction() throws {
    let arabic = try report("--locale", "ar_EG.UTF-8")
    #expect(arabic["traits"]?["locale"] == "ar-EG")
    #expect(arabic["traits"]?["direction"] == "rightToLeft")
    let mirrored = try report("--locale", "ar", "--direction", "leftToRight")
    #expect(mirrored["traits"]?["direction"] == "leftToRight")
    let usual = try report()
    #expect(usual["traits"]?["locale"] == "en" && usual["traits"]?["direction"] == "leftToRight")
  }

  @Test("on a terminal the environment says the language, and the option says it better")
  func environment() throws {
    for (arguments, variables, home) in [
      (["run", "rainbow"], ["LANG": "de_DE.UTF-8"], "Startseite"),
      (["run", "rainbow"], ["LANG": "de_DE.UTF-8", "LC_ALL": "C"], "Home"),
      (["run", "rainbow", "--locale", "en"], ["LANG": "de_DE.UTF-8"], "Home"),
    ] {
      let terminal = try PseudoTerminal(
        [DemoProgram.path] + arguments,
        environment: DemoProgram.environment.merging(variables) { $1 }, columns: 80, rows: 24)
      try terminal.waitFor(home)
      terminal.type("q")
      #expect(try terminal.waitForEnd() == .exit(0))
    }
  }

  @Test("a language that there is not ends it with status 2")
  func unknown() throws {
    let run = try DemoProgram.run("render", "home", "--locale", "xx")
    #expect(run.status == 2 && run.output == "" && run.errors.contains("known: en, de, ja, ar"))
  }
}
