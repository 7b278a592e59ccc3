import NavCore
import NavStyles
import NavTerminal
import Testing

@testable import NavDemo

@Suite("The pages in a report")
@MainActor struct ReportPagesTests {
  private func fixture() throws -> ReportFixture {
    let pages = [
      PagePlan("First", .stack(ReportFixture.Page.list)),
      PagePlan(.stack(ReportFixture.Page.item(1))),
      PagePlan("Third", badge: "3", .stack(ReportFixture.Page.item(2))),
    ]
    return try ReportFixture(plan: .pager(pages, selection: 1, axis: .vertical, isSwipeable: false))
  }

  @Test("say how many there are, which is selected and loaded, and what each one is")
  func values() throws {
    let fixture = try fixture()
    fixture.model.front.push(ReportFixture.Page.item(7))
    let pages = try fixture.report(columns: 40, rows: 10)["pages"]
    let expected: JSONValue = [
      "count": 3, "selected": 1, "containers": ["c2", "c4", "c6"], "style": "",
      "placement": nil, "axis": "vertical", "swipeable": 0,
      "loaded": ["first": 0, "last": 2],
      "pages": [
        ["title": "First", "badge": nil, "selected": 0, "path": ["list"]],
        ["title": "Item", "badge": nil, "selected": 1, "path": ["item/1", "item/7"]],
        ["title": "Third", "badge": "3", "selected": 0, "path": ["item/2"]],
      ],
    ]
    #expect(pages == expected)
  }

  @Test("have the style and the placement of what is beside them where the pager is in sight")
  func chrome() throws {
    let result = try DemoProgram.run("render", "tabs", "--size", "120x20", "--format", "json")
    let pages = try JSONValue(parsing: result.output)["pages"]
    #expect(pages?["style"] == "tabs" && pages?["placement"] == "leading")
    #expect(pages?["pages"]?[3]?["badge"] == "2")
    #expect(pages?["loaded"] == ["first": 0, "last": 1])
  }
}
