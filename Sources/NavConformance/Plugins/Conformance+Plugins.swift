public import NavCore

extension Conformance {
  /// The longest summary in characters that a list has room for beside a name and a plug-in.
  static let longestSummary = 100

  /// What of a plug-in breaks a rule: the plug-in itself, and each theme and style that it
  /// registers.
  ///
  /// - Complexity: some seconds in a debug build for each style that it brings.
  @MainActor public static func violations(of plugin: any Plugin) -> [Violation] {
    var findings = Findings("plug-in “\(plugin.name)”")
    var registry = Registry()
    do {
      try registry.add(plugin)
    } catch {
      let rule: ConformanceRule =
        if case .badName = error { .kebabCase } else { .registers }
      findings.note(rule, "", found: "an error: \(error)", expected: "none")
    }
    check(registry.themes, in: &findings)
    check(registry.bars, in: &findings)
    check(registry.columns, in: &findings)
    check(registry.pagers, in: &findings)
    check(registry.transitions, in: &findings)
    return findings.violations
      + registry.themes.listings.flatMap { violations(of: $0.item) }
      + registry.bars.listings.flatMap { violations(of: $0.item) }
      + registry.columns.listings.flatMap { violations(of: $0.item) }
      + registry.pagers.listings.flatMap { violations(of: $0.item) }
      + registry.transitions.listings.flatMap { violations(of: $0.item) }
  }

  private static func check<Item>(_ catalog: Catalog<Item>, in findings: inout Findings) {
    for listing in catalog.listings {
      let summary = listing.summary
      if summary.isEmpty || summary.count > longestSummary
        || summary.contains(where: \.isNewline)
      {
        findings.note(
          .summaries, "\(catalog.kind) “\(listing.name)”", found: summary.debugDescription,
          expected: "one line of 1 to \(longestSummary) characters")
      }
    }
  }

  /// Holds a name against what the registry takes, which knows what a name has to be.
  static func checkName(
    _ name: String, in findings: inout Findings,
    register: (inout Registry) throws(RegistryError) -> Void
  ) {
    var registry = Registry()
    do {
      try register(&registry)
    } catch {
      findings.note(
        .kebabCase, "", found: "an error: \(error)", expected: "none")
    }
  }
}
