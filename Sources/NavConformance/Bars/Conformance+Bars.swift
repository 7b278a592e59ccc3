public import NavCore

extension Conformance {
  /// What a bar style breaks of the rules, on screens of a small app: with and without a way back,
  /// a history, columns; with titles, up to eight items, search and work; on phones, pads, desktops
  /// and terminals; in four languages and both directions of writing; scrolled and not.
  ///
  /// A style with parameters is held against the rules as it is given.
  ///
  /// - Complexity: about a hundred bars, each of whose buttons is pressed.
  @MainActor public static func violations(of style: some BarStyle) -> [Violation] {
    var findings = Findings("bar “\(style.name)”")
    checkName(style.name, in: &findings) { registry throws(RegistryError) in
      try registry.register(style, summary: style.name)
    }
    var trial = BarTrial(style: style, findings: findings)
    trial.run()
    return trial.findings.violations
  }
}
