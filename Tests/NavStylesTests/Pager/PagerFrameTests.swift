import Foundation
import Testing

@Suite("The pagers at three widths")
@MainActor struct PagerFrameTests {
  @Test("the article is what the program draws")
  func article() throws {
    let file = ColumnTable.catalog.appending(path: "PagersAtWidths.md")
    let article = try PagerFrames.article()
    let isRecording = ProcessInfo.processInfo.environment["NAV_RECORD"] == "1"
    if isRecording { try article.write(to: file, atomically: true, encoding: .utf8) }
    let text = try? String(contentsOf: file, encoding: .utf8)
    #expect(
      text == article,
      "PagersAtWidths.md is not what the program draws; NAV_RECORD=1 swift test writes it anew")
  }
}
