import NavCore
import Testing

@testable import NavTerminal

@Suite("The list of keys is laid out in columns")
struct KeyListTests {
  private let entries: [KeyList.Entry] = [("↑ ↓", "Move it"), ("Tab", "Change the column now")]

  @Test("What keys do stands beside them, broken into lines in its own column")
  func beside() {
    let list = KeyList(entries, direction: .leftToRight)
    #expect(list.text(columns: 40) == "↑ ↓  Move it\nTab  Change the column now")
    #expect(list.text(columns: 18) == "↑ ↓  Move it\nTab  Change the\n     column now")
  }

  @Test("Where there is no room beside the keys it stands below them")
  func below() {
    let list = KeyList(entries, direction: .leftToRight)
    #expect(list.text(columns: 16) == "↑ ↓\n  Move it\nTab\n  Change the\n  column now")
    #expect(!list.text(columns: 0).isEmpty)
  }

  @Test("Right to left the keys end the lines, and all lines end in one column")
  func mirrored() {
    let list = KeyList(entries, direction: .rightToLeft)
    #expect(list.text(columns: 40) == "Move it  ↑ ↓\nChange the column now  Tab")
    let blanks = "\u{A0}\u{A0}\u{A0}\u{A0}\u{A0}"
    #expect(list.text(columns: 18) == "Move it  ↑ ↓\nChange the  Tab\ncolumn now" + blanks)
  }

  @Test("Wide characters count as two columns")
  func wide() {
    let list = KeyList([("戻る", "戻る"), ("x", "閉じる")], direction: .leftToRight)
    #expect(list.text(columns: 40) == "戻る  戻る\nx     閉じる")
  }
}
