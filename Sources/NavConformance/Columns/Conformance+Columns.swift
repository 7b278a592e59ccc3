public import NavCore

extension Conformance {
  /// What a column style breaks of the rules: on every device, either way up; along every width
  /// from 200 to 2,600 points on every idiom, there and back; in rooms that are too small; with
  /// widths in the memory that make no sense; with every set of columns, and whatever is asked of
  /// them.
  ///
  /// A style with parameters is held against the rules as it is given.
  ///
  /// - Complexity: some 50,000 arrangements.
  public static func violations(of style: some ColumnStyle) -> [Violation] {
    var findings = Findings("columns “\(style.name)”")
    checkName(style.name, in: &findings) { registry throws(RegistryError) in
      try registry.register(style, summary: style.name)
    }
    var trial = ColumnTrial(style: style, findings: findings)
    trial.run()
    return trial.findings.violations
  }
}
