import NavCore
import Testing

@Suite("Parameters of styles")
struct StyleParameterTests {
  /// A style that can be told things.
  struct Told: ColumnStyle {
    enum Side: String, CaseIterable { case near, far }

    let name = "told"
    var width = 250.0
    var least = 0.0
    var share = 0.25
    var side = Side.near

    static var parameters: [StyleParameter<Told>] {
      [
        StyleParameter("width", \.width, in: 180...600, summary: "How wide"),
        StyleParameter("least", \.least, in: 0...600, summary: "How wide at least")
          .requiring("least to be at most width") { $0.least <= $0.width },
        StyleParameter("share", \.share, in: 0.1...0.9, unit: nil, summary: "Which share"),
        StyleParameter("side", \.side, summary: "Where"),
      ]
    }

    func arrange(
      _ configuration: ColumnConfiguration, memory: inout ColumnMemory
    ) -> ColumnArrangement {
      ColumnArrangement([.init(side == .near ? .sidebar : .detail, width: width * share)])
    }
  }

  private func registry() throws -> Registry {
    var registry = try Registry([TestPlugin()])
    try registry.register(Told(), summary: "Told")
    return registry
  }

  private func told(_ text: String) throws -> Told? {
    try registry().columns.item(named: text) as? Told
  }

  private func message(_ text: String) throws -> String {
    let registry = try registry()
    do {
      _ = try registry.columns.item(named: text)
      Issue.record("no error")
      return ""
    } catch { return error.description }
  }

  @Test("after the name and a colon, each by its name; what is not named keeps its value")
  func values() throws {
    let style = try #require(try told("told:width=300,side=far"))
    #expect(style.width == 300 && style.side == .far && style.share == 0.25)
    #expect(try told("told:share=0.5")?.share == 0.5)
    #expect(try told("told")?.width == 250)
    #expect(try told("told:width=200,width=220")?.width == 220, "the later one counts")
  }

  @Test("the ends of a range can be had, what is beyond can't", arguments: [180.0, 600])
  func range(_ width: Double) throws {
    #expect(try told("told:width=\(Int(width))")?.width == width)
    #expect(try message("told:width=\(width < 300 ? width - 1 : width + 1)").contains("180 to 600"))
  }

  @Test(
    "what is no value of a parameter is an error that says what it takes",
    arguments: [
      "told:width=wide", "told:width=", "told:width=0x200", "told:width=nan",
      "told:width=1e3", "told:side=left", "told:width", "told:width=200,side",
    ])
  func bad(_ text: String) throws {
    let message = try message(text)
    for word in ["columns “told”", "can't take", "width (points from 180 to 600)", "near or far"] {
      #expect(message.contains(word), "\(message)")
    }
  }

  @Test(
    "an unknown parameter is an error that lists the known ones and the nearest",
    arguments: ["told:widht=200", "told:=3", "told:", "told:Width=200"])
  func unknown(_ text: String) throws {
    let message = try message(text)
    #expect(message.contains("has no parameter"))
    #expect(message.contains("share (a number from 0.1 to 0.9)"))
    if text.contains("idht") { #expect(message.contains("did you mean “width”?")) }
  }

  @Test("what can't be together is an error that says why; the order does not matter")
  func together() throws {
    #expect(try told("told:least=300,width=400")?.least == 300)
    for text in ["told:least=300", "told:width=200,least=201", "told:least=201,width=200"] {
      #expect(try message(text).hasSuffix("expected least to be at most width"))
    }
  }

  @Test("a style without parameters says so, in every slot")
  func none() throws {
    #expect(try message("even:x=1").contains("takes no parameters"))
    let registry = try registry()
    #expect(throws: RegistryError.self) { try registry.bars.item(named: "back-first:x=1") }
    #expect(throws: RegistryError.self) { try registry.themes.item(named: "acme:x=1") }
  }

  @Test("a catalog lists them with what they take and have")
  func listings() throws {
    let listing = try #require(try registry().columns.listings.last)
    #expect(listing.parameters.map(\.name) == ["width", "least", "share", "side"])
    #expect(listing.parameters.map(\.standard) == ["250", "0", "0.25", "near"])
    #expect(
      listing.parameters.map(\.expected)
        == [
          "points from 180 to 600", "points from 0 to 600", "a number from 0.1 to 0.9",
          "near or far",
        ])
    #expect(try registry().columns.listings[0].parameters == [])
  }

  @Test("an app chooses them wherever a name is taken")
  @MainActor func choosing() throws {
    let app = NavApp("Test", registry: try registry(), root: .twoColumns)
    let style = try app.choosing(columns: "told:width=400").styles.columns as? Told
    #expect(style?.width == 400)
  }

  @Test("a parameter whose name is not in kebab case can't be registered")
  func badName() throws {
    struct Odd: ColumnStyle {
      let name = "odd"
      var width = 1.0
      static var parameters: [StyleParameter<Odd>] {
        [StyleParameter("The Width", \.width, in: 0...1, summary: "")]
      }
      func arrange(
        _ configuration: ColumnConfiguration, memory: inout ColumnMemory
      ) -> ColumnArrangement { .collapsed(width: configuration.width) }
    }
    var registry = Registry()
    #expect(throws: RegistryError.self) { try registry.register(Odd(), summary: "") }
  }
}
