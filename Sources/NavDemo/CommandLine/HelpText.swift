/// The texts that explain the commands, made of the same tables that the parser reads.
enum HelpText {
  /// The help for a topic, which ends without a line break.
  static func text(for topic: HelpTopic) -> String {
    let sections: [HelpSection] =
      switch topic {
      case .general: [commands, apps, options(topic), keys, generalExamples, status]
      case .run: [apps, options(topic), keys, runExamples, status]
      case .render: [apps, options(topic), script, report, renderExamples, status]
      case .list: [kinds, options(topic), json, listExamples, status]
      case .theme: [themeTasks, options(topic), themeJSON, themeExamples, themeStatus]
      }
    return ([head(topic)] + sections.map(\.description)).joined(separator: "\n\n")
  }

  /// What `--version` says.
  static let version = "NavDemo \(DemoCommand.versionNumber)"

  private static func head(_ topic: HelpTopic) -> String {
    switch topic {
    case .general: "NavDemo shows the sample apps of Nav.\n\nUsage: NavDemo [COMMAND] [OPTIONS]"
    case .run:
      "Usage: NavDemo run APP [OPTIONS]\n\nRuns an app on the terminal.\n"
        + "Where the output is no terminal, one frame is written as plain text."
    case .render:
      "Usage: NavDemo render APP [OPTIONS]\n\nWrites one frame of an app to standard output.\n"
        + "Where a script is given, the frame is what it leads to."
    case .list:
      "Usage: NavDemo list [KIND] [--json]\n\n"
        + "Lists what can be chosen by name, or everything with headings."
    case .theme:
      "Usage: NavDemo theme check FILE… [--json]\n       NavDemo theme export NAME\n\n"
        + "Checks theme files, or writes a theme as one."
    }
  }

  private static let commands = HelpSection(
    "Commands",
    [
      ("(none)", "a catalogue of the sample apps; one frame of it where output is no terminal"),
      ("run APP", "an app on the terminal"),
      ("render APP", "one frame of an app on standard output"),
      ("list", "the themes, styles, devices and apps that there are"),
      ("theme", "checks theme files, or writes a theme as one"),
      ("COMMAND --help", "what a command does, and its options"),
    ])

  private static let apps = HelpSection("Apps", SampleApp.allCases.map { ($0.usage, $0.summary) })

  private static let kinds = HelpSection(
    "Kinds",
    [
      (ListKind.themes.rawValue, "colours, fonts and symbols, for --theme"),
      (ListKind.bars.rawValue, "styles of the navigation bar, for --bar"),
      (ListKind.columns.rawValue, "styles of columns, for --columns"),
      (ListKind.pagers.rawValue, "styles of what is beside pages, for --pager"),
      (ListKind.transitions.rawValue, "how screens and pages come and go, for --transition"),
      (ListKind.devices.rawValue, "devices, for --device: points and size classes"),
      (ListKind.apps.rawValue, "the sample apps, for run and render"),
    ])

  private static func options(_ topic: HelpTopic) -> HelpSection {
    let entries = topic.options.map { option in
      (option.placeholder.map { "\(option.flag) \($0)" } ?? option.flag, option.summary)
    }
    return HelpSection(
      "Options", entries,
      note: "A value may be joined by “=”, as in --size=120x40. After -- nothing is an option.")
  }

  private static let status = status("the output could not be written")
  private static let themeStatus = status(
    "a theme file has a problem, or the output could not be written")

  private static func status(_ failure: String) -> HelpSection {
    HelpSection(
      "Exit status",
      [
        ("0", "all went well"), ("1", failure),
        ("2", "something was wrong; standard error says what"),
        ("130", "Ctrl-C ended the program"),
      ])
  }
}
