public import NavCore

extension Conformance {
  /// What a pager style breaks of the rules: with 1 to 12 pages and with 1,000, the first, a middle and
  /// the last one selected, along both axes, on phones, pads and terminals, in four languages and both
  /// directions of writing; with symbols and badges and without; each button is pressed.
  ///
  /// A style with parameters is held against the rules as it is given.
  ///
  /// - Complexity: about a hundred pieces of chrome.
  @MainActor public static func violations(of style: some PagerStyle) -> [Violation] {
    var findings = Findings("pager “\(style.name)”")
    checkName(style.name, in: &findings) { registry throws(RegistryError) in
      try registry.register(style, summary: style.name)
    }
    var trial = PagerTrial(style: style, findings: findings)
    trial.run()
    return trial.findings.violations
  }
}
