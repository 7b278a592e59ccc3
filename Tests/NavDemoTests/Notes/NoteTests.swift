import Foundation
import Testing

@testable import NavDemo

@Suite("A note")
struct NoteTests {
  @Test(
    "The title is the first line that isn't blank, made harmless",
    arguments: [
      ("Shopping\nMilk", "Shopping"), ("\n  \n  Later \n", "Later"), ("", "New Note"),
      (" \r\n\t", "New Note"), ("a\u{1B}[31m", "a␛[31m"), ("日本\r\n東京", "日本"),
    ])
  func title(text: String, title: String) {
    #expect(Note(id: UUID(), text: text, modified: 0).title == title)
  }

  @Test("The excerpt is the next line that isn't blank")
  func excerpt() {
    #expect(Note(id: UUID(), text: "a\n\n b \nc", modified: 0).excerpt == "b")
    #expect(Note(id: UUID(), text: "a", modified: 0).excerpt == nil)
  }

  @Test("The samples have stable identities, titles and an order from new to old")
  func samples() {
    #expect(Set(Note.samples.map(\.id)).count == Note.samples.count)
    #expect(Note.samples.first?.id.uuidString == "00000000-0000-4000-8000-000000000001")
    #expect(Note.samples.allSatisfy { $0.title != Note.untitled && $0.excerpt != nil })
    #expect(Note.samples.map(\.modified) == Note.samples.map(\.modified).sorted(by: >))
    #expect(Note.samples.last?.modified == 1_767_268_800)
  }
}
