import NavCore
import Testing

@testable import NavDemo

@Suite("A report tells columns as the user sees them")
@MainActor struct ReportColumnsTests {
  @Test("Columns side by side: each stack has its bar and path, the front one is in front")
  func expanded() throws {
    let fixture = try ReportFixture()
    fixture.model.root.front(.detail)
    fixture.model.front.push(ReportFixture.Page.item(2))
    let report = try fixture.report(columns: 100, rows: 30)
    let columns: JSONValue = [
      "style": "sample-columns",
      "shown": [
        ["role": "sidebar", "how": "overlaid", "width": 240, "container": "c2"],
        ["role": "detail", "how": "tiled", "width": 560, "container": "c4"],
      ],
      "may": ["hide", "resize"],
    ]
    #expect(report["columns"] == columns)
    #expect(
      report["containers"]?[0] == [
        "id": "c1", "tag": "main", "kind": "columns", "path": [], "bar": nil, "columns": columns,
        "pages": nil,
      ])
    #expect(report["containers"]?[1]?["tag"] == "side")
    #expect(report["containers"]?[1]?["path"] == ["list"])
    #expect(report["containers"]?[1]?["bar"]?["title"] == "List")
    #expect(report["front"] == "c4")
    #expect(report["path"] == ["item/1", "item/2"])
    #expect(report["bar"] == report["containers"]?[2]?["bar"])
    #expect(report["bar"]?["back"] == ["title": "Item", "label": "Back to Item"])
  }

  @Test("Collapsed columns are one stack: the set is in front, with the joined path and the bar")
  func collapsed() throws {
    let fixture = try ReportFixture()
    fixture.model.root.front(.detail)
    let report = try fixture.report(columns: 40, rows: 20)
    #expect(report["front"] == "c1")
    #expect(report["path"] == ["list", "item/1"])
    #expect(report["bar"]?["title"] == "Item")
    #expect(report["bar"]?["back"] == ["title": "List", "label": "Back to List"])
    #expect(report["containers"]?[0]?["path"] == report["path"])
    #expect(report["containers"]?[0]?["bar"] == report["bar"])
    #expect(
      report["columns"]?["shown"] == [
        ["role": "single", "how": "tiled", "width": 320, "container": "c4"]
      ])
    #expect(report["columns"]?["may"] == [])
    #expect(report["containers"]?[1]?["bar"] == .null)
    #expect(report["containers"]?[1]?["path"] == ["list"])
    #expect(report["containers"]?[2]?["bar"] == report["bar"])
    #expect(report["containers"]?[2]?["path"] == ["item/1"])
  }

  @Test("Collapsed columns with the first one in front have that one's path alone")
  func collapsedFirst() throws {
    let report = try ReportFixture().report(columns: 40, rows: 20)
    #expect(report["front"] == "c1")
    #expect(report["path"] == ["list"])
    #expect(report["bar"]?["back"] == .null)
  }

  @Test("With a sheet above collapsed columns the sheet's stack is in front")
  func sheetAbove() throws {
    let fixture = try ReportFixture()
    fixture.model.root.present(ReportFixture.Page.item(5))
    let report = try fixture.report(columns: 40, rows: 20)
    #expect(report["path"] == ["item/5"])
    #expect(report["containers"]?[0]?["path"] == ["list"])
    #expect(report["columns"] == report["containers"]?[0]?["columns"])
  }
}
