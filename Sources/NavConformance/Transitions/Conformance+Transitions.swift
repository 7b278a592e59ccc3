public import NavCore

extension Conformance {
  /// What a transition style breaks of the rules: for stacks, pages along both axes, presentations of
  /// all kinds and questions, forth and back, on phones, pads and terminals, in both directions of
  /// writing, at a hundred places of the way.
  ///
  /// A style with parameters is held against the rules as it is given.
  ///
  /// - Complexity: some ten thousand pictures.
  public static func violations(of style: some TransitionStyle) -> [Violation] {
    var findings = Findings("transition “\(style.name)”")
    checkName(style.name, in: &findings) { registry throws(RegistryError) in
      try registry.register(style, summary: style.name)
    }
    var trial = TransitionTrial(style: style, findings: findings)
    trial.run()
    return trial.findings.violations
  }
}
