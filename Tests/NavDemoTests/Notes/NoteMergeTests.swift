import Foundation
import NavTestSupport
import Testing

@testable import NavDemo

@Suite("Two sides of the same notes are brought together")
struct NoteMergeTests {
  private let old = Note(id: UUID(), text: "old", modified: 10)

  private func edited(_ text: String, _ modified: Int) -> Note {
    Note(id: old.id, text: text, modified: modified)
  }

  private func merged(_ base: [Note], _ mine: [Note], _ theirs: [Note]) -> Set<String> {
    let notes = NoteMerge.notes(base: base, mine: mine, theirs: theirs)
    #expect(Set(notes.map(\.id)).count == notes.count)
    return Set(notes.map { "\($0.text) \($0.modified)\($0.id == old.id ? "" : " new")" })
  }

  @Test("What one side alone did is taken: adding, editing, deleting")
  func oneSide() {
    let other = Note(id: UUID(), text: "other", modified: 5)
    #expect(merged([old], [old, other], [old]) == ["old 10", "other 5 new"])
    #expect(merged([old], [old], [old, other]) == ["old 10", "other 5 new"])
    #expect(merged([old], [edited("a", 11)], [old]) == ["a 11"])
    #expect(merged([old], [old], [edited("b", 11)]) == ["b 11"])
    #expect(merged([old, other], [other], [old, other]) == ["other 5 new"])
    #expect(merged([old, other], [old, other], [other]) == ["other 5 new"])
  }

  @Test("Of two edits the newer counts, and the older is kept as a note of its own")
  func bothEdited() {
    #expect(merged([old], [edited("a", 20)], [edited("b", 11)]) == ["a 20", "b 11 new"])
    #expect(merged([old], [edited("a", 11)], [edited("b", 20)]) == ["b 20", "a 11 new"])
    #expect(merged([old], [edited("a", 20)], [edited("b", 20)]) == ["a 20", "b 20 new"])
    #expect(merged([old], [edited("a", 11)], [edited("a", 20)]) == ["a 20"])
  }

  @Test("An edit outlives that the other side deleted the note")
  func editAndDelete() {
    #expect(merged([old], [edited("a", 11)], []) == ["a 11"])
    #expect(merged([old], [], [edited("b", 11)]) == ["b 11"])
  }

  @Test("A file that lost everything takes nothing away")
  func emptied() {
    #expect(merged([old], [old], []) == ["old 10"])
  }

  @Test("No text that was written on either side is lost, whatever both did", arguments: 0..<20)
  func nothingLost(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<100 {
      let base = (0..<4).map { Note(id: UUID(), text: "base \($0)", modified: $0) }
      let mine = changed(base, "mine", &generator)
      let theirs = changed(base, "theirs", &generator)
      let result = NoteMerge.notes(base: base, mine: mine, theirs: theirs)
      let texts = Set(result.map(\.text))
      for note in mine + theirs where !base.contains(note) {
        #expect(texts.contains(note.text), "seed \(seed), round \(round)")
      }
      #expect(Set(result.map(\.id)).count == result.count, "seed \(seed), round \(round)")
    }
  }

  private func changed(
    _ notes: [Note], _ side: String, _ generator: inout SeededGenerator
  ) -> [Note] {
    var result = notes.flatMap { note in
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: [Note]()
      case 1: [note]
      default:
        [
          Note(
            id: note.id, text: "\(side) of \(note.text)",
            modified: .random(in: 0..<9, using: &generator))
        ]
      }
    }
    if Bool.random(using: &generator) {
      result.append(Note(id: UUID(), text: "\(side) alone", modified: 1))
    }
    return result
  }
}
