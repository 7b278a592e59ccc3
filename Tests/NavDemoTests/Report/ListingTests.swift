import NavCore
import Testing

@testable import NavDemo

@Suite("List names what can be chosen")
struct ListingTests {
  private let registry: Registry

  init() throws {
    registry = try Registry([SampleStyles(), WidthStyles()])
  }

  private func json(_ kind: ListKind?) throws -> JSONValue {
    try JSONValue(parsing: Listing.text(kind, json: true, in: registry))
  }

  @Test("One kind as JSON is an array of objects with name, summary and plugin")
  func oneKind() throws {
    let sample: JSONValue = [
      "name": "sample-bar", "summary": "Back, title, items", "plugin": "sample-plugin",
      "parameters": [],
    ]
    #expect(try json(.bars)[0] == sample)
    #expect(
      try json(.themes) == [
        ["name": "bare", "summary": "Black on white", "plugin": "sample-plugin"]
      ])
  }

  @Test("A style's parameters are told with what they take and what they have by default")
  func parameters() throws {
    let columns = try json(.columns)
    #expect(columns[0]?["parameters"] == [])
    #expect(
      columns[1]?["parameters"] == [
        [
          "name": "first-width", "summary": "The width of the first column",
          "expected": "points from 100 to 600", "default": "320",
        ],
        [
          "name": "side", "summary": "Where it stands", "expected": "leading or trailing",
          "default": "trailing",
        ],
      ])
    #expect(try json(.bars)[1]?["parameters"]?[0]?["name"] == "margin")
    let text = try Listing.text(.columns, json: false, in: registry)
    #expect(
      text == """
        sample-columns  sample-plugin  Two columns from 640 points on
        wide-columns    width-plugin   A wide one
          :first-width=320  points from 100 to 600  The width of the first column
          :side=trailing    leading or trailing     Where it stands
        """)
  }

  @Test("The apps are listed like everything else")
  func apps() throws {
    let json = try json(.apps)
    #expect(json.elements.count == SampleApp.allCases.count)
    #expect(json[0]?["name"] == "rainbow")
    #expect(json[0]?["plugin"] == "NavDemo")
    #expect(json[0]?.keys == ["name", "summary", "plugin"])
  }

  @Test("Devices are listed with their points and size classes in both orientations")
  func devices() throws {
    let json = try json(.devices)
    #expect(json.elements.compactMap { $0["name"] } == Device.all.map { .string($0.name) })
    #expect(
      json.elements.first { $0["name"] == "iphone-pro-max" } == [
        "name": "iphone-pro-max", "title": "iPhone Pro Max", "idiom": "phone", "usual": "portrait",
        "portrait": [
          "width": 430, "height": 932, "horizontal": "compact", "vertical": "regular",
        ],
        "landscape": [
          "width": 932, "height": 430, "horizontal": "regular", "vertical": "compact",
        ],
      ])
    let lines = try Listing.text(.devices, json: false, in: registry).split(separator: "\n")
    #expect(lines.count == Device.all.count)
    let line = try #require(lines.first { $0.hasPrefix("ipad-mini-half ") })
    #expect(
      line.split(separator: "  ").map { $0.drop { $0 == " " } } == [
        "ipad-mini-half", "iPad mini, a half", "pad", "367x1133 compact/regular",
        "561.5x744 compact/regular",
      ])
  }

  @Test("All kinds as JSON name the kind of each")
  func allKinds() throws {
    let json = try json(nil)
    #expect(json[0]?.keys == ["kind", "name", "summary", "plugin"])
    let kinds = json.elements.compactMap { $0["kind"] }
    #expect(
      kinds == ["themes", "bars", "bars", "columns", "columns"]
        + Device.all.map { _ in JSONValue("devices") }
        + SampleApp.allCases.map { _ in JSONValue("apps") })
  }

  @Test("As text the columns are aligned, and all kinds have headings")
  func text() throws {
    let apps = try Listing.text(.apps, json: false, in: registry)
    let lines = apps.split(separator: "\n")
    #expect(lines.count == SampleApp.allCases.count)
    #expect(lines.allSatisfy { $0.dropFirst(16).hasPrefix("NavDemo  ") })
    let all = try Listing.text(nil, json: false, in: registry)
    #expect(all.hasPrefix("themes:\n  bare  sample-plugin  Black on white\n\nbars:\n"))
    for kind in ListKind.allCases { #expect("\n\(all)".contains("\n\(kind.rawValue):\n  ")) }
    #expect(try Listing.text(nil, json: false, in: Registry()).hasPrefix("themes:\n  (none)\n"))
  }
}
