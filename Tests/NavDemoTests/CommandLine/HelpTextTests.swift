import NavTerminal
import Testing

@testable import NavDemo

@Suite("Help explains every command")
struct HelpTextTests {
  @Test("Every option of a command is explained, and no other", arguments: HelpTopic.allCases)
  func options(topic: HelpTopic) {
    let text = HelpText.text(for: topic)
    for option in CommandOption.allCases {
      let isListed = text.contains("\n  \(option.flag) ")
      #expect(isListed == topic.options.contains(option), "\(option.flag)")
    }
  }

  @Test("Every option is taken by the commands that list it", arguments: HelpTopic.allCases)
  func taken(topic: HelpTopic) throws {
    let values: [CommandOption: String] = [
      .motion: "reduced", .mouse: "off", .transition: "slide+fade",
      .scheme: "dark", .contrast: "increased", .direction: "rightToLeft", .locale: "ja",
      .size: "80x24", .format: "ansi", .script: "up",
      .log: "moves",
      .device: "ipad-11", .orientation: "landscape", .points: "744x1133",
    ]
    let start =
      switch topic {
      case .general: [String]()
      case .list: ["list"]
      case .theme: ["theme", "check", "mint.json"]
      case .run, .render: [topic.rawValue, "notes"]
      }
    for option in topic.options where option != .help {
      let value = option.placeholder == nil ? [] : [values[option] ?? "name"]
      let device = option == .orientation ? ["--device", "iphone"] : []
      #expect(throws: Never.self) {
        try DemoCommand(parsing: start + device + [option.flag] + value)
      }
    }
  }

  @Test("Each has examples and exit status, and general help names every command and app")
  func sections() {
    for topic in HelpTopic.allCases {
      let text = HelpText.text(for: topic)
      #expect(text.contains("\nExamples:\n  NavDemo"))
      #expect(text.contains("\nExit status:\n  0"))
    }
    let general = HelpText.text(for: .general)
    for topic in HelpTopic.commands { #expect(general.contains("\n  \(topic.rawValue)")) }
    for app in SampleApp.allCases { #expect(general.contains("\n  \(app.usage)")) }
    #expect(general.contains("\nKeys:\n"))
  }

  @Test("The help for render explains every word of scripts, and the report")
  func script() {
    let text = HelpText.text(for: .render)
    for word in ScriptWord.all { #expect(text.contains(word.usage), "\(word.usage)") }
    for key in ReportFixture.keys { #expect(text.contains(key), "\(key)") }
  }

  @Test("The examples mean something", arguments: HelpTopic.allCases)
  func examples(topic: HelpTopic) throws {
    let lines = HelpText.text(for: topic).split(separator: "\n")
    let examples = lines.drop { $0 != "Examples:" }.filter { $0.hasPrefix("  NavDemo") }
    #expect(!examples.isEmpty)
    for example in examples {
      let command = example.split(separator: "  ", omittingEmptySubsequences: true)[0]
      let words = command.split(separator: " ").dropFirst().prefix { !$0.hasPrefix("--script") }
      #expect(throws: Never.self, "\(example)") {
        try DemoCommand(parsing: words.map(String.init))
      }
    }
  }

  @Test("No line is wider than a terminal of 80 columns", arguments: HelpTopic.allCases)
  func width(topic: HelpTopic) {
    for line in HelpText.text(for: topic).split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
  }
}
