extension ConformanceRule {
  /// The name of a theme or style, and those of its parameters, are in kebab case.
  public static let kebabCase = ConformanceRule(
    "names are in kebab case",
    remedy: "rename it: words of a–z and 0–9 joined by “-”, as in back-and-home")
  /// What a plug-in brings can be registered: no name twice, one default at most.
  public static let registers = ConformanceRule(
    "what a plug-in brings can be registered", remedy: "rename one of the two, or leave it out")
  /// Lists show each thing with a summary of one line.
  public static let summaries = ConformanceRule(
    "summaries are one line",
    remedy: "say in a few words, without a line break, what it looks like or does")

  static let ofPlugins = [kebabCase, registers, summaries]
}
