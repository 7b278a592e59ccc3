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
        ["role": "sidebar", "how": "tiled", "width": 240, "container": "c2"],
        ["role": "detail", "how": "tiled", "width": 560, "container": "c4"],
      ],
      "may": ["hide", "resize"], "asked": [:], "declined": [],
    ]
    #expect(report["columns"] == columns)
    #expect(
      report["containers"]?[0] == [
        "id": "c1", "tag": "main", "kind": "columns", "path": [], "bar": nil, "columns": columns,
        "pages": nil, "holds": nil,
      ])
    #expect(report["containers"]?[1]?["tag"] == "side")
    #expect(report["containers"]?[1]?["path"] == ["list"])
    #expect(report["containers"]?[1]?["bar"]?["title"] == "List")
    #expect(report["front"] == "c4")
    #expect(report["path"] == ["item/1", "item/2"])
    #expect(report["bar"] == report["containers"]?[2]?["bar"])
    #expect(report["bar"]?["back"] == ["title": "Item", "label": "Back to Item"])
  }

  @Test("A column over the others is told as such, and the user is in it")
  func overlaid() throws {
    let fixture = try ReportFixture()
    fixture.model.root.setColumn(.sidebar, .shown)
    let report = try fixture.report(columns: 100, rows: 30)
    #expect(
      report["columns"]?["shown"] == [
        ["role": "sidebar", "how": "overlaid", "width": 240, "container": "c2"],
        ["role": "detail", "how": "tiled", "width": 800, "container": "c4"],
      ])
    #expect(report["columns"]?["asked"] == ["sidebar": "shown"] && report["front"] == "c2")
  }

  @Test("What is asked of columns is told, and of which of them the style does otherwise")
  func asked() throws {
    let fixture = try ReportFixture()
    fixture.model.root.setColumn(.sidebar, .hidden)
    fixture.model.root.setColumn(.detail, .shown)
    let columns = try #require(try fixture.report(columns: 100, rows: 30)["columns"])
    #expect(columns["asked"] == ["sidebar": "hidden", "detail": "shown"])
    #expect(columns["declined"] == ["sidebar"])
    fixture.model.root.setColumn(.sidebar, .automatic)
    fixture.model.root.setColumn(.detail, .automatic)
    let after = try #require(try fixture.report(columns: 100, rows: 30)["columns"])
    #expect(after["asked"] == [:] && after["declined"] == [])
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
