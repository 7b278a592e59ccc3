import Foundation
import NavCore
import NavStyles
import Testing

@Suite("The guide to a column style of one's own")
struct ColumnGuideTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  private static func blocks() throws -> [String] {
    let guide = ColumnTable.catalog.appending(path: "AColumnStyleOfOnesOwn.md")
    return try String(contentsOf: guide, encoding: .utf8)
      .matches(of: /```swift\n((?:.*\n)*?)```/).map { String($0.1) }
  }

  @Test("its code is what is compiled here", arguments: ["HalvedColumns", "AcmeStyles"])
  func compiled(_ file: String) throws {
    let source = try String(
      contentsOf: Self.folder.appending(path: "\(file).swift"), encoding: .utf8)
    let code = source.split(separator: "import NavCore\n\n").joined()
    #expect(try Self.blocks().contains(code))
  }

  @Test("the style is shorter than 20 lines")
  func short() throws {
    let blocks = try Self.blocks()
    try #require(blocks.count == 2)
    #expect(
      blocks[0].split(separator: "\n", omittingEmptySubsequences: false).dropLast().count < 20)
  }

  @Test("it halves the room from 640 points on, and shows the column that is in front")
  func halved() throws {
    let pad = try Arranging.device("ipad-11", .landscape)
    #expect(Arranging.text(HalvedColumns(), pad) == "sidebar 597 | detail 597")
    #expect(
      Arranging.text(HalvedColumns(), pad, Arranging.triple, front: .content)
        == "content 597 | detail 597")
    #expect(Arranging.text(HalvedColumns(), pad, [.detail, .inspector]) == "detail")
    #expect(Arranging.text(HalvedColumns(), Arranging.regular(639, 400)) == "one")
    #expect(
      Arranging.text(HalvedColumns(), Arranging.regular(640, 400)) == "sidebar 320 | detail 320")
  }

  @Test("it is found by name where a plug-in registers it")
  func named() throws {
    let registry = try Registry([BuiltInStyles(), AcmeStyles()])
    #expect(try registry.columns.item(named: "halved").name == "halved")
    #expect(registry.columns.defaultItem?.name == "double-column")
  }
}
