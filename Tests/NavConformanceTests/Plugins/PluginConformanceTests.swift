import NavCore
import Testing

@testable import NavConformance

@Suite("Plug-ins against the rules")
@MainActor struct PluginConformanceTests {
  /// A plug-in that registers what a test says.
  private struct Sample: Plugin {
    let name = "Sample"
    let summary: String
    let register: @Sendable (inout Registry) throws(RegistryError) -> Void

    init(
      _ summary: String = "One line",
      _ register: @escaping @Sendable (inout Registry) throws(RegistryError) -> Void = { _ in }
    ) {
      self.summary = summary
      self.register = register
    }

    func register(in registry: inout Registry) throws(RegistryError) {
      try registry.register(.bare, summary: summary)
      try registry.register(FairBar(), summary: summary)
      try registry.register(FairColumns(), summary: summary)
      try register(&registry)
    }
  }

  @Test("a plug-in that is right, with all that it brings, breaks none")
  func right() {
    #expect(Conformance.violations(of: Sample()) == [])
  }

  @Test("what it brings is looked at, too")
  func brought() {
    let plugin = Sample { registry throws(RegistryError) in
      var theme = Theme.bare
      theme.name = "low"
      theme.metrics.barHeight = 1
      try registry.register(theme, summary: "Low bars")
    }
    let violations = Conformance.violations(of: plugin)
    #expect(violations.map(\.subject) == ["theme “low”"])
    #expect(violations.map(\.rule) == [.targets])
  }

  @Test("a name that is taken is told, with both plug-ins")
  func taken() {
    let plugin = Sample { registry throws(RegistryError) in
      try registry.register(.bare, summary: "Once more")
    }
    let violations = Conformance.violations(of: plugin)
    #expect(violations.map(\.rule) == [.registers])
    #expect(violations.map(\.subject) == ["plug-in “Sample”"])
    #expect(violations[0].description.contains("is claimed by both Sample and Sample"))
  }

  @Test("a name that is not in kebab case is told once")
  func badName() {
    let plugin = Sample { registry throws(RegistryError) in
      var theme = Theme.bare
      theme.name = "Bare"
      try registry.register(theme, summary: "With a capital")
    }
    #expect(Conformance.violations(of: plugin).map(\.rule) == [.kebabCase])
  }

  @Test("a summary is one line", arguments: ["", "two\nlines", String(repeating: "a", count: 101)])
  func summary(_ summary: String) {
    let violations = Conformance.violations(of: Sample(summary))
    #expect(violations.map(\.rule) == [.summaries, .summaries, .summaries])
    #expect(violations.map(\.place) == ["theme “bare”", "bar “fair”", "columns “fair”"])
  }

  @Test("for every rule of plug-ins there is a test here")
  func all() {
    #expect(ConformanceRule.ofPlugins == [.kebabCase, .registers, .summaries])
  }
}
