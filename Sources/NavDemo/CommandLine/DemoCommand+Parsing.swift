extension DemoCommand {
  /// Reads a command line.
  ///
  /// An option's value follows it (`--size 120x40`) or is joined to it (`--size=120x40`); given
  /// twice, the later one counts. After `--` nothing is an option. `--help` outdoes everything
  /// else, also what is wrong.
  ///
  /// - Parameter arguments: without the program's name.
  /// - Throws: ``UsageError`` for what means nothing.
  init(parsing arguments: [String]) throws(UsageError) {
    let name = arguments.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
    let topic = name.flatMap(HelpTopic.init(rawValue:)) ?? .general
    if GivenArguments.askForHelp(arguments) {
      self = .help(topic)
      return
    }
    if let name, topic == .general { throw UsageError(.unknownCommand(name), topic) }
    let given = try GivenArguments(arguments.dropFirst(name == nil ? 0 : 1), topic)
    switch topic {
    case .general:
      try given.refusePositionals(after: 0)
      let isVersion = given.values[.version] != nil
      self = isVersion ? .version : .catalogue(try given.demoOptions(for: .catalogue))
    case .run:
      let app = try given.app()
      self = .run(app, try given.demoOptions(for: app))
    case .render:
      let app = try given.app()
      self = .render(app, try given.demoOptions(for: app), try given.renderOptions())
    case .list:
      try given.refusePositionals(after: 1)
      self = .list(try given.listKind(), json: given.values[.json] != nil)
    case .theme: self = .theme(try given.themeTask())
    }
  }
}
