import NavCore
import NavTerminal

extension GivenArguments {
  /// The app that the first positional argument names.
  func app() throws(UsageError) -> SampleApp {
    guard let name = positionals.first else { throw UsageError(.missingApp, topic) }
    guard let app = SampleApp.named(name) else {
      let known = SampleApp.allCases.map(\.name)
      throw UsageError(.unknown(kind: "app", name: name, known: known), topic)
    }
    return app
  }

  /// What is said about an app, which is the first positional argument where a command has one.
  func demoOptions(for app: SampleApp) throws(UsageError) -> DemoOptions {
    var options = DemoOptions()
    options.theme = values[.theme]
    options.bar = values[.bar]
    options.columns = values[.columns]
    options.pager = values[.pager]
    options.transition = values[.transition]
    if let name = values[.motion] {
      options.motion = try choice(name, kind: "motion", of: TerminalMotion.self)
    }
    if let name = values[.mouse] {
      options.mouse = try choice(name, kind: "choice for the mouse", of: MouseChoice.self)
    }
    if let name = values[.scheme] {
      options.scheme = try choice(name, kind: "scheme", of: Traits.Scheme.self)
    }
    if let name = values[.contrast] {
      options.contrast = try choice(name, kind: "contrast", of: Traits.Contrast.self)
    }
    options.locale = try locale()
    if let name = values[.direction] {
      options.direction = try choice(name, kind: "direction", of: Traits.Direction.self)
    }
    options.explains = values[.explain] != nil
    if let name = values[.log] {
      options.log = try choice(name, kind: "log level", of: LogLevel.self)
    }
    if let text = values[.size] {
      guard let size = TerminalSize(parsing: text) else {
        throw UsageError(.badValue(.size, text, expected: TerminalSize.expectedText), topic)
      }
      options.size = size
    }
    options.room = try room()
    if values[.file] != nil, !app.takesFile {
      throw UsageError(.foreignOption(.file, app: app), topic)
    }
    options.file = values[.file]
    try refusePositionals(after: app.takesPath ? 2 : 1)
    if positionals.count > 1 {
      guard !positionals[1].isEmpty else { throw UsageError(.emptyPath, topic) }
      options.path = positionals[1]
    }
    return options
  }

  /// The locale whose words are shown, as `de-AT`, or nil for the terminal's.
  private func locale() throws(UsageError) -> String? {
    guard let name = values[.locale] else { return nil }
    guard Wording.matching(name) != nil, let tag = LocaleTag(name) else {
      let known = Wording.builtIn.map(\.locale)
      throw UsageError(.unknown(kind: "locale", name: name, known: known), topic)
    }
    return tag.text
  }

  /// What is said about a frame that is written out.
  func renderOptions() throws(UsageError) -> RenderOptions {
    var options = RenderOptions()
    if let name = values[.format] {
      options.format = try choice(name, kind: "format", of: OutputFormat.self)
    }
    do {
      options.script = try Script(parsing: values[.script] ?? "")
    } catch {
      throw UsageError(.script(error), topic)
    }
    return options
  }

  /// What is to be listed, or nil for everything.
  func listKind() throws(UsageError) -> ListKind? {
    guard let name = positionals.first else { return nil }
    return try choice(name, kind: "kind of list", of: ListKind.self)
  }

  /// The case that a name stands for.
  func choice<Choice: CaseIterable & RawRepresentable>(
    _ name: String, kind: String, of type: Choice.Type
  ) throws(UsageError) -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: name) else {
      let known = type.allCases.map(\.rawValue)
      throw UsageError(.unknown(kind: kind, name: name, known: known), topic)
    }
    return choice
  }

  /// Refuses positional arguments beyond a number of them.
  func refusePositionals(after count: Int) throws(UsageError) {
    guard positionals.count > count else { return }
    throw UsageError(.needlessArgument(positionals[count]), topic)
  }
}
