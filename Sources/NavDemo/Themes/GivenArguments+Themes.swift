extension GivenArguments {
  /// What is to be done with theme files.
  func themeTask() throws(UsageError) -> ThemeTask {
    guard let name = positionals.first else { throw UsageError(.missingThemeTask, topic) }
    switch try choice(name, kind: "theme command", of: ThemeTask.Name.self) {
    case .check:
      guard positionals.count > 1 else { throw UsageError(.missingThemeFile, topic) }
      return .check(Array(positionals.dropFirst()), json: values[.json] != nil)
    case .export:
      try refusePositionals(after: 2)
      guard positionals.count > 1 else { throw UsageError(.missingThemeName, topic) }
      return .export(positionals[1])
    }
  }
}
