import Foundation
import NavCore
import NavStyles
import Testing

@Suite("The table of columns on devices")
struct ColumnTableTests {
  @Test("the article is what the styles make of the devices")
  func article() throws {
    let file = ColumnTable.catalog.appending(path: "ColumnsOnDevices.md")
    let isRecording = ProcessInfo.processInfo.environment["NAV_RECORD"] == "1"
    if isRecording { try ColumnTable.article.write(to: file, atomically: true, encoding: .utf8) }
    let text = try? String(contentsOf: file, encoding: .utf8)
    #expect(
      text == ColumnTable.article,
      "ColumnsOnDevices.md is not what the styles do; NAV_RECORD=1 swift test writes it anew")
  }

  @Test("the hand-written tables name devices that there are, each once either way up")
  func rows() {
    for table in ColumnRules.tables {
      let rows = table.map { "\($0.device) \($0.orientation)" }
      #expect(rows.count == 18)
      #expect(Set(rows).count == rows.count)
      #expect(Set(table.map(\.device)).isSubset(of: Device.all.map(\.name)))
    }
  }

  @Test("every cell is what the rules say", arguments: Device.all)
  func cells(_ device: Device) {
    for orientation in Traits.Orientation.allCases {
      for (section, table) in zip(ColumnTable.sections, ColumnRules.tables) {
        let row = table.first { $0.device == device.name && $0.orientation == orientation }
        let expected = row?.cells ?? section.entries.map { _ in "one" }
        let cells = section.cells(device, orientation)
        #expect(cells == expected, "\(device.name) \(orientation), \(section.title)")
      }
    }
  }
}
