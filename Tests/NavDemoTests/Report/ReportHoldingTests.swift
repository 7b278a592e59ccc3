import NavCore
import Testing

@testable import NavDemo

@Suite("A report tells what entries hold")
@MainActor struct ReportHoldingTests {
  @Test("A container in an entry is listed as all are, and its stack says that its top holds it")
  func held() throws {
    let fixture = try ReportFixture(plan: .stack(ReportFixture.Page.list))
    let pages = (1...2).map { ContainerPlan.stack(ReportFixture.Page.item($0)) }
    fixture.model.root.push(ReportFixture.Page.item(9), holding: .pager(pages, tag: "album"))
    let report = try fixture.report(columns: 40, rows: 20)
    let containers = try #require(report["containers"]).elements
    #expect(containers.map { $0["kind"] } == ["stack", "pager", "stack", "stack"])
    #expect(
      containers[0]["holds"] == containers[1]["id"] && containers[0]["path"] == ["list", "item/9"])
    #expect(containers[1]["tag"] == "album" && containers[1]["holds"] == .null)
    #expect(containers[0]["bar"]?["back"] == ["title": "List", "label": "Back to List"])
    #expect(containers[2]["bar"]?["back"] == .null)
    #expect(report["front"] == containers[2]["id"] && report["path"] == ["item/1"])
    #expect(report["pages"] == containers[1]["pages"] && report["pages"]?["count"] == 2)
    fixture.model.root.push(ReportFixture.Page.item(3))
    let after = try fixture.report(columns: 40, rows: 20)
    #expect(after["containers"]?[0]?["holds"] == .null, "its top is another one now")
    #expect(after["pages"] == .null)
  }

  @Test("Columns in an entry are told with how they are arranged")
  func columns() throws {
    let fixture = try ReportFixture(plan: .stack(ReportFixture.Page.list))
    fixture.model.root.push(
      ReportFixture.Page.item(9),
      holding: .columns(sidebar: ReportFixture.Page.list, detail: ReportFixture.Page.item(1)))
    let report = try fixture.report(columns: 100, rows: 30)
    #expect(report["containers"]?[1]?["columns"]?["style"] == "sample-columns")
    #expect(report["columns"] == report["containers"]?[1]?["columns"])
  }
}
