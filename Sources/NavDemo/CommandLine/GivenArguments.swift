/// The arguments after a command, taken apart: options with their values, and the rest in order.
struct GivenArguments {
  let topic: HelpTopic
  /// The options that were given; one without a value has an empty one.
  private(set) var values: [CommandOption: String] = [:]
  /// What is neither an option nor an option's value.
  private(set) var positionals: [String] = []

  /// Whether help is asked for anywhere before `--`.
  static func askForHelp(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  init(_ arguments: ArraySlice<String>, _ topic: HelpTopic) throws(UsageError) {
    self.topic = topic
    var rest = arguments
    while let argument = rest.popFirst() {
      if argument == "--" {
        positionals += rest
        return
      }
      if argument.hasPrefix("-"), argument != "-" {
        try readOption(argument, &rest)
      } else {
        positionals.append(argument)
      }
    }
  }

  private mutating func readOption(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let flag = String(parts[0])
    guard let option = topic.options.first(where: { $0.flag == flag }) else {
      throw UsageError(
        .unknown(kind: "option", name: flag, known: topic.options.map(\.flag)), topic)
    }
    let joined = parts.count > 1 ? String(parts[1]) : nil
    guard option.placeholder != nil else {
      if let joined { throw UsageError(.needlessValue(option, joined), topic) }
      values[option] = ""
      return
    }
    // What begins with two dashes is more likely the next option than a value.
    let next = joined ?? (rest.first?.hasPrefix("--") == true ? nil : rest.popFirst())
    guard let value = next, !value.isEmpty || option == .script else {
      throw UsageError(.missingValue(option), topic)
    }
    values[option] = value
  }
}
