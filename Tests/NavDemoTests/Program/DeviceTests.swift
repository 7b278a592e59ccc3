import Foundation
import NavTestSupport
import Testing

/// The whole program with a device: its frames, and as much of it as a terminal shows.
@Suite(.serialized) struct DeviceTests {
  private func report(_ arguments: String...) throws -> JSONValue { try report(arguments) }

  private func report(_ arguments: [String]) throws -> JSONValue {
    let run = try DemoProgram.run(["render"] + arguments + ["--format", "json"], output: nil)
    #expect(run.status == 0 && run.errors == "")
    return try JSONValue(parsing: run.output)
  }

  @Test("A frame of a device has its cells, and its report names it with its columns")
  func render() throws {
    let pad = try report(
      "rainbow", "--device", "ipad-11", "--orientation", "landscape", "--columns", "double-column")
    #expect(pad["device"] == "ipad-11" && pad["size"] == ["width": 149, "height": 52])
    #expect(pad["traits"]?["width"] == 1194 && pad["traits"]?["idiom"] == "pad")
    #expect(pad["columns"]?["shown"]?.elements.map { $0["role"] } == ["sidebar", "detail"])
    #expect(pad["columns"]?["shown"]?.elements.map { $0["how"] } == ["tiled", "tiled"])
    let phone = try report("rainbow", "--points", "375x667")
    #expect(phone["device"] == "iphone-se")
    #expect(phone["columns"]?["shown"]?[0]?["role"] == "single")
    let run = try DemoProgram.run("render", "rainbow", "--device", "iphone")
    #expect(run.output.split(separator: "\n", omittingEmptySubsequences: false).count == 54)
  }

  @Test(
    "The tip comes once: the report says what shows, how and how wide, and what the user may do")
  func tip() throws {
    let pad = [
      "rainbow", "--device", "ipad-11", "--orientation", "portrait", "--columns", "tip-once",
    ]
    let first = try report(pad)
    #expect(first["columns"]?["style"] == "tip-once")
    #expect(first["columns"]?["shown"]?.elements.map { $0["role"] } == ["sidebar", "detail"])
    #expect(first["columns"]?["shown"]?.elements.map { $0["how"] } == ["overlaid", "tiled"])
    #expect(first["columns"]?["shown"]?.elements.map { $0["width"] } == [320, 834])
    #expect(first["columns"]?["may"] == ["hide"])
    let turned = try report(pad + ["--script", "rotate; rotate"])
    #expect(turned["columns"]?["shown"]?.elements.map { $0["role"] } == ["detail"])
    #expect(turned["columns"]?["may"] == ["reveal"])
    let lying = try report(pad + ["--script", "rotate"])
    #expect(lying["columns"]?["shown"]?.elements.map { $0["how"] } == ["tiled", "tiled"])
  }

  @Test("A script turns it and goes to another one")
  func script() throws {
    let turned = try report(
      "rainbow", "--device", "iphone-pro-max", "--script", "down; enter; rotate")
    #expect(turned["traits"]?["orientation"] == "landscape" && turned["path"] != .null)
    #expect(turned["traits"]?["horizontal"] == "regular")
    let other = try report("rainbow", "--size", "80x24", "--script", "device ipad-13; rotate")
    #expect(other["device"] == "ipad-13" && other["traits"]?["width"] == 1366)
    let resized = try report("rainbow", "--device", "ipad-13", "--script", "resize 100x30")
    #expect(resized["device"] == .null && resized["traits"]?["idiom"] == "pad")
  }

  @Test(
    "Parameters that a style does not take are told on standard error, with status 2",
    arguments: [
      (["--columns", "stack:x=1"], "columns “stack” takes no parameters, but “x” was given"),
      (["--bar", "title:x=1"], "bar “title” takes no parameters, but “x” was given"),
      (["--theme", "rainbow:x=1"], "theme “rainbow” takes no parameters, but “x” was given"),
      (["--columns", "stak:x=1"], "did you mean “stack”?"),
      (["--columns", "fixed:landscap=1"], "did you mean “landscape”?"),
      (["--columns", "fixed:landscape=9999"], "columns “fixed” can't take “landscape=9999”"),
      (["--columns", "fixed:landscape=wide"], "; expected landscape (points from "),
      (["--columns", "double-column:x"], "columns “double-column” has no parameter “x”; known: "),
    ])
  func parameters(options: [String], message: String) throws {
    let run = try DemoProgram.run(["render", "rainbow"] + options, output: nil)
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test("A style takes its parameters, and they are listed with their defaults")
  func given() throws {
    let fixed = try report(
      "rainbow", "--device", "ipad-11", "--columns", "fixed:landscape=350,portrait=250")
    #expect(fixed["columns"]?["shown"]?.elements.map { $0["width"] } == [250, 584])
    let run = try DemoProgram.run("list", "columns", "--json")
    let listed = try JSONValue(parsing: run.output).elements
    let parameters = listed.first { $0["name"] == "fixed" }?["parameters"]?.elements ?? []
    #expect(parameters.map { $0["name"] } == ["landscape", "portrait"])
    #expect(parameters.map { $0["default"] } == ["350", "350"])
  }

  @Test(
    "Right to left the columns stand the other way round, and the first one comes over from there")
  func mirrored() throws {
    let pad = ["rainbow", "--device", "ipad-mini", "--direction", "rightToLeft"]
    let over = try report(pad + ["--script", "swipe left"])
    #expect(over["columns"]?["shown"]?.elements.map { $0["role"] } == ["sidebar", "detail"])
    #expect(over["traits"]?["direction"] == "rightToLeft")
    let run = try DemoProgram.run(["render"] + pad + ["--script", "swipe left"], output: nil)
    let row = run.output.split(separator: "\n").first { $0.contains("Red") }
    #expect(
      row.map { $0.distance(from: $0.startIndex, to: $0.firstIndex(of: "│") ?? $0.startIndex) }
        .map { $0 > 45 } == true)
    #expect(
      try report(pad + ["--script", "swipe right"])["columns"]?["shown"]?.elements.count == 1)
  }

  @Test("A displaced column pushes the detail aside, in the frame as in the report")
  func displaced() throws {
    let arguments = [
      "rainbow", "--device", "ipad-mini", "--columns", "double-column:behavior=displace",
      "--script", "s",
    ]
    let run = try DemoProgram.run(["render"] + arguments, output: nil)
    let lines = run.output.split(separator: "\n")
    // A line at the 40th of 93 cells, and behind it as much of the detail's text as is left.
    #expect(lines.dropFirst().allSatisfy { $0.dropFirst(39).first == "│" })
    #expect(lines.contains { $0.hasSuffix(" Pick a colour to read") })
    #expect(lines.allSatisfy { $0.count <= 93 })
    let json = try DemoProgram.run(["render"] + arguments + ["--format", "json"], output: nil)
    let columns = try #require(try JSONValue(parsing: json.output)["columns"])
    #expect(columns["shown"]?.elements.map { $0["how"] } == ["displaced", "tiled"])
    #expect(columns["shown"]?[1]?["width"] == 744 && columns["asked"] == ["sidebar": "shown"])
  }

  @Test("Options that contradict each other end with status 2")
  func conflicts() throws {
    let run = try DemoProgram.run("render", "home", "--device", "iphone", "--size", "80x24")
    #expect(run.status == 2 && run.errors.contains("leave out one of them"))
  }

  @Test("A device that is smaller than the terminal has a line around it; Ctrl-R turns it")
  func smaller() throws {
    let terminal = try DemoProgram.start(
      "run", "rainbow", "--device", "iphone-se", columns: 120, rows: 50)
    try terminal.waitFor("Rainbow Colors")
    let edge = String(repeating: "─", count: 46)
    try terminal.waitFor("╰\(edge)╯")
    #expect(terminal.screen.text.contains("╭\(edge)╮"))
    terminal.press(.turn)
    try terminal.waitFor("╭\(String(repeating: "─", count: 83))╮")
    terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.isGivenBack)
  }

  @Test(
    "Of a larger device the terminal shows what has the focus; resizing leaves the device alone")
  func larger() throws {
    let terminal = try DemoProgram.start(
      "run", "rainbow", "--device", "iphone", columns: 40, rows: 10)
    try terminal.waitFor("Rainbow Colors")
    #expect(!terminal.screen.text.contains("Violet"))
    terminal.press(.down, .down, .down, .down, .down, .down)
    try terminal.waitFor("Violet")
    #expect(!terminal.screen.text.contains("Rainbow Colors"))
    terminal.resize(columns: 60, rows: 60)
    // The line below it is written last.
    try terminal.waitFor("╰\(String(repeating: "─", count: 49))╯")
    #expect(terminal.screen.text.contains("Violet"))
    #expect(terminal.screen.text.contains("Rainbow Colors"))
    terminal.resize(columns: 20, rows: 5)
    try terminal.wait { $0.text.contains("Violet") && !$0.text.contains("╭") }
    terminal.press(.enter)
    try terminal.waitFor("‹ Rainbow Colors")
    #expect(!terminal.screen.text.contains("Violet"))
    terminal.press(.viewRight)
    try terminal.waitFor("Violet")
    terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.screen.failures == [])
  }
}
