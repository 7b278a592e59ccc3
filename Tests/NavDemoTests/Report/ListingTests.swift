import NavCore
import Testing

@testable import NavDemo

@Suite("List names what can be chosen")
struct ListingTests {
  private let registry: Registry

  init() throws {
    registry = try Registry([SampleStyles()])
  }

  @Test("One kind as JSON is an array of objects with name, summary and plugin")
  func oneKind() throws {
    let json = try JSONValue(parsing: Listing.text(.bars, json: true, in: registry))
    #expect(
      json == [
        ["name": "sample-bar", "summary": "Back, title, items", "plugin": "sample-plugin"]
      ])
  }

  @Test("The apps are listed like everything else")
  func apps() throws {
    let json = try JSONValue(parsing: Listing.text(.apps, json: true, in: registry))
    #expect(json.elements.count == SampleApp.allCases.count)
    #expect(json[0]?["name"] == "rainbow")
    #expect(json[0]?["plugin"] == "NavDemo")
    #expect(json[0]?.keys == ["name", "summary", "plugin"])
  }

  @Test("All kinds as JSON name the kind of each")
  func allKinds() throws {
    let json = try JSONValue(parsing: Listing.text(nil, json: true, in: registry))
    #expect(json[0]?.keys == ["kind", "name", "summary", "plugin"])
    let kinds = json.elements.compactMap { $0["kind"] }
    #expect(
      kinds == ["themes", "bars", "columns"] + SampleApp.allCases.map { _ in JSONValue("apps") })
  }

  @Test("As text the columns are aligned, and all kinds have headings")
  func text() throws {
    let apps = try Listing.text(.apps, json: false, in: registry)
    let lines = apps.split(separator: "\n")
    #expect(lines.count == SampleApp.allCases.count)
    #expect(lines.allSatisfy { $0.dropFirst(11).hasPrefix("NavDemo  ") })
    let all = try Listing.text(nil, json: false, in: registry)
    #expect(all.hasPrefix("themes:\n  bare  sample-plugin  Black on white\n\nbars:\n"))
    #expect(try Listing.text(nil, json: false, in: Registry()).hasPrefix("themes:\n  (none)\n"))
  }
}
