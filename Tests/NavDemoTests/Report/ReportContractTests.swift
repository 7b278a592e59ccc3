import NavCore
import NavTerminal
import Testing

@testable import NavDemo

@Suite("The keys and values of a report are a contract")
@MainActor struct ReportContractTests {
  @Test("Every key is there, with null for what is absent")
  func keys() throws {
    let report = try ReportFixture().report(columns: 40, rows: 10)
    #expect(report.keys == ReportFixture.keys)
    #expect(report["prompt"] == .null && report["focus"] == .null && report["pages"] == .null)
    for container in try #require(report["containers"]).elements {
      #expect(
        container.keys == ["id", "tag", "kind", "path", "bar", "columns", "pages", "holds"])
      #expect(container["pages"] == .null)
    }
  }

  @Test("A stack alone is in front, with its bar and path at the top level too")
  func stack() throws {
    let fixture = try ReportFixture(plan: .stack(ReportFixture.Page.list, tag: "only"))
    let bar: JSONValue = [
      "style": "sample-bar", "placement": "bottom", "anchor": nil, "state": "atEdge",
      "title": "List", "subtitle": nil, "back": nil, "leading": [],
      "trailing": ["Edit it", "Home"], "items": [],
    ]
    let report = try fixture.report(columns: 100, rows: 30, focus: "Edit it", text: ["a", "/"])
    #expect(
      report == [
        "app": "sample", "size": ["width": 100, "height": 30], "device": nil,
        "traits": [
          "idiom": "terminal", "horizontal": "regular", "vertical": "regular",
          "orientation": "landscape", "direction": "leftToRight", "scheme": "light",
          "contrast": "standard", "motion": "full", "pointing": "pointer", "textSize": 1,
          "locale": "en", "width": 800, "height": 480,
        ],
        "theme": "bare", "front": "c1",
        "containers": [
          [
            "id": "c1", "tag": "only", "kind": "stack", "path": ["list"], "bar": bar,
            "columns": nil, "pages": nil, "holds": nil,
          ]
        ],
        "presentations": [], "prompt": nil, "focus": "Edit it", "reading": nil, "text": ["a", "/"],
        "bar": bar,
        "path": ["list"], "columns": nil, "pages": nil,
      ])
  }

  @Test("A device is named, its traits are its own, and its size is that of its cells")
  func device() throws {
    let fixture = try ReportFixture()
    let report = try fixture.report(in: .device(.named("iphone"), .landscape))
    #expect(report["device"] == "iphone")
    #expect(report["size"] == ["width": 106, "height": 24])
    #expect(report["traits"]?["width"] == 852 && report["traits"]?["idiom"] == "phone")
    #expect(report["traits"]?["pointing"] == "touch")
    let window = try fixture.report(in: .points(width: 700, height: 500))
    #expect(window["device"] == .null && window["traits"]?["idiom"] == "desktop")
  }

  @Test("Back says where it leads")
  func back() throws {
    let fixture = try ReportFixture(plan: .stack(ReportFixture.Page.list))
    fixture.model.root.push(ReportFixture.Page.item(3))
    fixture.model.root.push(Screen("Built on the spot") { TextNode("") })
    let report = try fixture.report(columns: 40, rows: 10)
    #expect(report["path"] == ["list", "item/3", "*"])
    #expect(report["bar"]?["back"] == ["title": "Item", "label": "Back to Item"])
    #expect(report["bar"]?["leading"] == ["Back to Item"])
    #expect(report["containers"]?[0]?["tag"] == .null)
  }

  @Test("A sheet is listed, in front, and closed by its back button")
  func sheet() throws {
    let fixture = try ReportFixture()
    fixture.model.root.present(ReportFixture.Page.item(7), as: .sheet)
    let report = try fixture.report(columns: 100, rows: 30)
    let ids = try #require(report["containers"]).elements.compactMap { $0["id"] }
    #expect(ids.count == 4)
    #expect(report["presentations"] == [["kind": "sheet", "container": ids[3]]])
    #expect(report["front"] == ids[3])
    #expect(report["path"] == ["item/7"])
    #expect(report["bar"]?["back"] == ["title": "Close", "label": "Close"])
    #expect(report["containers"]?[3]?["bar"] == report["bar"])
    #expect(report["columns"]?["style"] == "sample-columns")
  }

  @Test("A prompt is told with its answers and their roles")
  func prompt() async throws {
    let fixture = try ReportFixture()
    let answer = Task {
      await fixture.model.ask(
        Prompt(
          "Discard?", message: "It is not saved.",
          choices: [
            .init("Keep", role: .cancel), .init("Discard", role: .destructive), .init("Save"),
          ]))
    }
    for _ in 0..<1000 where fixture.model.prompt == nil { await Task.yield() }
    let report = try fixture.report(columns: 40, rows: 10)
    fixture.model.answer(.init("Save"))
    #expect(await answer.value.label == "Save")
    #expect(
      report["prompt"] == [
        "title": "Discard?", "message": "It is not saved.",
        "choices": [
          ["label": "Keep", "role": "cancel"], ["label": "Discard", "role": "destructive"],
          ["label": "Save", "role": "normal"],
        ],
      ])
    #expect(try fixture.report(columns: 40, rows: 10)["prompt"] == .null)
  }
}
