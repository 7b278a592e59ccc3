import Testing

@testable import NavDemo

@Suite("A command line that means nothing is refused, with what was given and what is known")
struct UsageErrorTests {
  private func message(_ arguments: String...) throws -> String {
    try #require(throws: UsageError.self) { try DemoCommand(parsing: arguments) }.description
  }

  @Test("An unknown name names the known ones and the nearest")
  func unknown() throws {
    #expect(
      try message("run", "rainbo")
        == "unknown app “rainbo”; known: rainbow, home, bars, library, notes, files, managed, "
        + "pager, vertical-pager, onboarding, tabs, attached-tabs, segmented, catalogue; "
        + "did you mean “rainbow”? (see NavDemo run --help)")
    #expect(
      try message("rnder", "rainbow")
        == "unknown command “rnder”; known: run, render, list, theme; did you mean “render”? "
        + "(see NavDemo --help)")
    #expect(
      try message("render", "home", "--format", "jsn")
        == "unknown format “jsn”; known: text, ansi, json; did you mean “json”? "
        + "(see NavDemo render --help)")
    #expect(try message("run", "home", "--scheme", "drak").contains("did you mean “dark”?"))
    #expect(
      try message("run", "home", "--log", "detials")
        == "unknown log level “detials”; known: problems, moves, details; "
        + "did you mean “details”? (see NavDemo run --help)")
    #expect(
      try message("render", "home", "--locale", "jp")
        == "unknown locale “jp”; known: en, de, ja, ar; did you mean “ja”? "
        + "(see NavDemo render --help)")
    #expect(try message("list", "theme").contains("did you mean “themes”?"))
    #expect(try message("general").contains("known: run, render, list, theme"))
  }

  @Test("An unknown option names those of the command")
  func unknownOption() throws {
    #expect(
      try message("list", "--jsn=1")
        == "unknown option “--jsn”; known: --json, --help; did you mean “--json”? "
        + "(see NavDemo list --help)")
    #expect(try message("run", "home", "-x").contains("unknown option “-x”"))
    #expect(try message("run", "home", "--script", "up").contains("unknown option “--script”"))
    #expect(try message("--thme").contains("did you mean “--theme”?"))
  }

  @Test("An app's name in the place of a command says how to run the app")
  func appAsCommand() throws {
    #expect(try message("notes").contains("expected NavDemo run notes"))
  }

  @Test(
    "An option without its value says so",
    arguments: [
      ["run", "home", "--theme"], ["run", "home", "--theme="], ["run", "home", "--theme", ""],
      ["run", "home", "--theme", "--bar", "title"], ["run", "home", "--theme", "--", "x"],
    ])
  func missingValue(arguments: [String]) throws {
    let error = try #require(throws: UsageError.self) { try DemoCommand(parsing: arguments) }
    #expect(error.problem == .missingValue(.theme))
    #expect(error.description.hasPrefix("--theme needs a value; expected --theme NAME"))
  }

  @Test("What is too much, too little or out of place is refused")
  func misplaced() throws {
    #expect(try message("run").hasPrefix("no app is named; known: rainbow"))
    #expect(try message("list", "--json=yes").contains("--json takes no value"))
    #expect(try message("run", "home", "x").contains("unexpected argument “x”"))
    #expect(try message("run", "files", "a", "b").contains("unexpected argument “b”"))
    #expect(try message("list", "bars", "apps").contains("unexpected argument “apps”"))
    #expect(try message("theme").hasPrefix("nothing to do is named; expected check FILE…"))
    #expect(try message("theme", "check", "--json").hasPrefix("no theme file is named; expected"))
    #expect(try message("theme", "export").hasPrefix("no theme is named; expected NavDemo theme"))
    #expect(try message("theme", "export", "a", "b").contains("unexpected argument “b”"))
    #expect(try message("theme", "chek", "a").contains("did you mean “check”?"))
    #expect(try message("--theme", "a", "run").contains("unexpected argument “run”"))
    #expect(try message("run", "files", "").hasPrefix("the path is empty"))
    #expect(
      try message("run", "files", "--file", "x").hasPrefix("--file belongs to notes, not to files"))
  }

  @Test("A size that is none says what one looks like", arguments: ["120", "0x1", "1x1001", "axb"])
  func size(text: String) throws {
    #expect(
      try message("run", "home", "--size", text)
        == "--size can't take “\(text)”; expected columns and rows of cells, each a whole number "
        + "from 1 to 1000, as in 80x24 (see NavDemo run --help)")
  }

  @Test("A script's mistake says which step, and why")
  func script() throws {
    let text = try message("render", "home", "--script", "down; dwn")
    #expect(text.hasPrefix("--script: step 2, “dwn”: unknown step; expected up, down,"))
    #expect(text.contains("did you mean “down”?"))
  }

  @Test("No control character of an argument reaches the message")
  func harmless() throws {
    let name = "a\u{1B}[31m\n\u{9B}\u{202E}"
    let commandLines = [
      [name], ["run", name], ["run", "home", name], ["run", "home", "--\(name)"],
    ]
    for arguments in commandLines {
      let error = try #require(throws: UsageError.self) { try DemoCommand(parsing: arguments) }
      let scalars = error.description.unicodeScalars
      #expect(!scalars.contains { $0.properties.generalCategory == .control })
      #expect(!scalars.contains("\u{202E}"))
    }
  }
}
