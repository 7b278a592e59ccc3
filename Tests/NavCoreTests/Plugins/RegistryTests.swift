import NavCore
import Testing

@Suite("Registries")
struct RegistryTests {
  private func error(_ body: () throws -> Void) -> RegistryError? {
    do {
      try body()
      return nil
    } catch { return error as? RegistryError }
  }

  @Test("things are listed in the order in which they were registered, each with its plug-in")
  func order() throws {
    var registry = try Registry([TestPlugin()])
    for name in ["zebra", "ant", "m-1"] {
      try registry.register(Theme.named(name), summary: "The \(name)")
    }
    #expect(registry.themes.names == ["acme", "zebra", "ant", "m-1"])
    #expect(registry.themes.listings.map(\.plugin) == ["Acme", "app", "app", "app"])
    #expect(registry.themes.listings.map(\.summary).last == "The m-1")
    #expect(try registry.themes.item(named: "ant").name == "ant")
  }

  @Test("the default is the stated one, else the first, else none")
  func defaults() throws {
    var registry = Registry()
    #expect(registry.themes.defaultItem == nil)
    try registry.register(Theme.named("first"), summary: "")
    try registry.register(Theme.named("second"), summary: "")
    #expect(registry.themes.defaultItem?.name == "first")
    try registry.register(Theme.named("third"), summary: "", isDefault: true)
    #expect(registry.themes.defaultItem?.name == "third")
    #expect(registry.themes.defaultName == "third")
  }

  @Test("two plug-ins with one name: the error names both, the slot and the name")
  func nameTaken() throws {
    let plugins = [TestPlugin(), TestPlugin(name: "Rival", isDefault: false)]
    let error = try #require(error { _ = try Registry(plugins) })
    #expect(error == .nameTaken(kind: "theme", name: "acme", by: "Acme", and: "Rival"))
    for word in ["Acme", "Rival", "theme", "acme"] {
      #expect(error.description.contains(word))
    }
  }

  @Test("two stated defaults for one slot: the error names both plug-ins and both names")
  func defaultTaken() throws {
    struct Other: Plugin {
      let name = "Other"
      func register(in registry: inout Registry) throws(RegistryError) {
        try registry.register(Theme.named("other"), summary: "", isDefault: true)
      }
    }
    let plugins: [any Plugin] = [TestPlugin(), Other()]
    let error = try #require(error { _ = try Registry(plugins) })
    #expect(
      error == .defaultTaken(kind: "theme", names: ["acme", "other"], by: "Acme", and: "Other"))
    for word in ["Acme", "Other", "acme", "other"] { #expect(error.description.contains(word)) }
  }

  @Test(
    "a name that is not in kebab case is refused, and the error says what is expected",
    arguments: ["", "Acme", "a b", "-a", "a-", "a--b", "é", "a_b", "a\u{1B}[2J", "ａ"])
  func badName(_ name: String) throws {
    var registry = Registry()
    let error = try #require(error { try registry.register(Theme.named(name), summary: "") })
    #expect(error == .badName(kind: "theme", name: name, by: "app"))
    #expect(error.description.contains("back-and-home"))
    #expect(registry.themes.listings.isEmpty)
  }

  @Test("names in kebab case are taken", arguments: ["a", "tip-once", "2-columns", "x86"])
  func goodName(_ name: String) throws {
    var registry = Registry()
    try registry.register(Theme.named(name), summary: "")
    #expect(registry.themes.names == [name])
  }

  @Test("an unknown name: the error lists the known ones and the nearest")
  func unknown() throws {
    var registry = Registry()
    for name in ["plain", "rainbow"] { try registry.register(Theme.named(name), summary: "") }
    let error = try #require(error { _ = try registry.themes.item(named: "rainbo") })
    #expect(
      error
        == .unknown(
          kind: "theme", name: "rainbo", known: ["plain", "rainbow"], nearest: "rainbow"))
    for word in ["rainbo”", "plain", "did you mean “rainbow”"] {
      #expect(error.description.contains(word))
    }
  }

  @Test("where nothing is known the error says so")
  func unknownInEmpty() throws {
    let error = try #require(error { _ = try Registry().bars.item(named: "x") })
    #expect(error == .unknown(kind: "bar", name: "x", known: [], nearest: nil))
    #expect(error.description.contains("none"))
  }

  @Test("registries that differ are used side by side")
  func sideBySide() throws {
    let first = try Registry([TestPlugin()])
    var second = first
    try second.register(Theme.named("more"), summary: "")
    #expect(first.themes.names == ["acme"])
    #expect(second.themes.names == ["acme", "more"])
  }

  @Test("what a plug-in brings by way of another one is listed under that one's name")
  func nested() throws {
    struct Bundled: Plugin {
      let name = "Bundle"
      func register(in registry: inout Registry) throws(RegistryError) {
        try registry.add(TestPlugin())
        try registry.register(Theme.named("own"), summary: "")
      }
    }
    let registry = try Registry([Bundled()])
    #expect(registry.themes.listings.map(\.plugin) == ["Acme", "Bundle"])
    #expect(registry.plugin == "app")
  }

  @Test("each slot has names of its own")
  func slots() throws {
    var registry = Registry()
    try registry.register(Theme.named("same"), summary: "")
    try registry.register(BackFirstBar(name: "same"), summary: "")
    try registry.register(EvenColumns(name: "same"), summary: "")
    #expect(registry.bars.names == ["same"])
    #expect(registry.columns.names == ["same"])
    #expect([registry.themes.kind, registry.bars.kind, registry.columns.kind].count == 3)
  }
}
