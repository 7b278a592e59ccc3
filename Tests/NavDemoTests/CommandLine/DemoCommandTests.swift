import NavCore
import NavFoundation
import NavTerminal
import Testing

@testable import NavDemo

@Suite("The command line says what is to be done")
struct DemoCommandTests {
  private func command(_ arguments: String...) throws -> DemoCommand {
    try DemoCommand(parsing: arguments)
  }

  @Test("Nothing, or options alone, is the catalogue")
  func catalogue() throws {
    #expect(try DemoCommand(parsing: []) == .catalogue(DemoOptions()))
    #expect(
      try command("--theme", "rainbow", "--size=90x30")
        == .catalogue(
          DemoOptions(theme: "rainbow", size: TerminalSize(columns: 90, rows: 30))))
  }

  @Test("Every app can be run and rendered", arguments: SampleApp.allCases)
  func apps(app: SampleApp) throws {
    #expect(try command("run", app.name) == .run(app, DemoOptions()))
    #expect(
      try command("render", app.name) == .render(app, DemoOptions(), RenderOptions()))
  }

  @Test("Options stand anywhere after the command, their values after them or joined by =")
  func options() throws {
    let expected = DemoOptions(
      theme: "rainbow", bar: "title", columns: "stack", pager: "tabs", scheme: .dark,
      size: TerminalSize(columns: 120, rows: 40))
    #expect(
      try command(
        "run", "--theme", "rainbow", "rainbow", "--bar=title", "--columns", "stack", "--pager",
        "tabs",
        "--scheme=dark", "--size", "120x40") == .run(.rainbow, expected))
    #expect(
      try command("run", "home", "--columns=fixed:portrait=250")
        == .run(.home, DemoOptions(columns: "fixed:portrait=250")))
  }

  @Test("A locale is taken however it is written, by the catalogue, run and render")
  func locale() throws {
    #expect(try command("--locale", "de") == .catalogue(DemoOptions(locale: "de")))
    #expect(
      try command("run", "home", "--locale=de_AT.UTF-8")
        == .run(.home, DemoOptions(locale: "de-AT")))
    #expect(
      try command("render", "home", "--locale", "ar", "--direction", "leftToRight")
        == .render(
          .home, DemoOptions(locale: "ar", direction: .leftToRight), RenderOptions()))
  }

  @Test("An option that is given twice counts as it was given last")
  func twice() throws {
    #expect(
      try command("run", "home", "--bar", "a", "--bar=b") == .run(.home, DemoOptions(bar: "b")))
  }

  @Test("Render takes a format and a script")
  func render() throws {
    let script = Script([.key(.down), .key(.enter), .back])
    #expect(
      try command("render", "rainbow", "--format", "json", "--script", "down; enter; back")
        == .render(.rainbow, DemoOptions(), RenderOptions(format: .json, script: script)))
    #expect(
      try command("render", "rainbow", "--script", "-", "--format=ansi")
        == .render(
          .rainbow, DemoOptions(),
          RenderOptions(format: .ansi, script: Script([.key(.character("-"))]))))
    #expect(
      try command("render", "rainbow", "--script=")
        == .render(.rainbow, DemoOptions(), RenderOptions()))
  }

  @Test("Run and render take a level of what is told of moves; the other commands tell nothing")
  func log() throws {
    for level in LogLevel.allCases {
      let run = try command("run", "home", "--log", level.rawValue)
      #expect(run == .run(.home, DemoOptions(log: level)))
      #expect(run.log == level)
      #expect(try command("render", "home", "--log=\(level.rawValue)").log == level)
      #expect(level.level.rawValue > MoveLog.Level.off.rawValue)
    }
    #expect(try command("run", "home").log == nil)
    #expect(try command("list").log == nil)
    #expect(throws: UsageError.self) { try command("--log", "moves") }
  }

  @Test("Notes take a file, files take one path; after -- nothing is an option")
  func ownArguments() throws {
    #expect(
      try command("run", "notes", "--file", "a b.json")
        == .run(.notes, DemoOptions(file: "a b.json")))
    #expect(try command("run", "files", "/tmp") == .run(.files, DemoOptions(path: "/tmp")))
    #expect(try command("run", "files", "-") == .run(.files, DemoOptions(path: "-")))
    #expect(
      try command("run", "files", "--bar", "b", "--", "--help")
        == .run(.files, DemoOptions(bar: "b", path: "--help")))
  }

  @Test("List takes a kind or none, and --json")
  func list() throws {
    #expect(try command("list") == .list(nil, json: false))
    for kind in ListKind.allCases {
      #expect(try command("list", kind.rawValue) == .list(kind, json: false))
      #expect(try command("list", "--json", kind.rawValue) == .list(kind, json: true))
    }
  }

  @Test("Theme takes files to check, with --json, or a name to export")
  func theme() throws {
    #expect(try command("theme", "check", "a.json") == .theme(.check(["a.json"], json: false)))
    #expect(
      try command("theme", "check", "--json", "a", "--", "--b")
        == .theme(.check(["a", "--b"], json: true)))
    #expect(try command("theme", "export", "ocean") == .theme(.export("ocean")))
    #expect(try command("theme", "check", "a").options == nil)
  }

  @Test("A theme with a slash, or with .json at its end, is a file's, and any other a name")
  func themeFile() throws {
    for path in ["./mint", "mint.json", "/a/b.json", "a/b", "../x", ".json"] {
      let options = try #require(try command("run", "home", "--theme", path).options)
      #expect(options.themeFile?.path == path)
      #expect(options.sample(try .builtIn()).theme == nil)
    }
    for name in ["mint", "json", "mint.jsn"] {
      let options = try #require(try command("run", "home", "--theme", name).options)
      #expect(options.themeFile == nil)
      #expect(options.sample(try .builtIn()).theme == name)
    }
  }

  @Test("Help outdoes everything else, also what is wrong")
  func help() throws {
    #expect(try command("--help") == .help(.general))
    #expect(try command("-h", "--bogus") == .help(.general))
    for topic in HelpTopic.commands {
      #expect(try command(topic.rawValue, "--help") == .help(topic))
      #expect(try command(topic.rawValue, "bogus", "--bogus", "-h") == .help(topic))
    }
  }

  @Test("The version is asked for by --version alone")
  func version() throws {
    #expect(try command("--version") == .version)
    #expect(HelpText.version == "NavDemo 0.1.0")
    #expect(throws: UsageError.self) { try command("run", "home", "--version") }
  }
}
