import Foundation

/// Brings together what two sides made of the same notes, so that no edit of either is lost.
enum NoteMerge {
  /// The notes of both sides, in any order.
  ///
  /// What one side added or edited is taken, also where the other side deleted it; what one side
  /// deleted and the other did not touch is gone. Of a note that both edited the newer text counts,
  /// and the other one is kept as a note of its own. Complexity: O(n).
  ///
  /// - Parameters:
  ///   - base: The notes that both sides began with.
  ///   - mine: What became of them here.
  ///   - theirs: What became of them elsewhere. Without any note it takes none away either: a file
  ///     that is empty or gone was more likely lost than cleared note by note.
  static func notes(base: [Note], mine: [Note], theirs: [Note]) -> [Note] {
    let base = byID(base)
    let theirsByID = byID(theirs)
    let idsOfMine = Set(mine.map(\.id))
    let here = mine.flatMap { note in
      guard let other = theirsByID[note.id] else {
        return note != base[note.id] || theirs.isEmpty ? [note] : []
      }
      return one(base: base[note.id], mine: note, theirs: other)
    }
    let elsewhere = theirs.filter { !idsOfMine.contains($0.id) && $0 != base[$0.id] }
    return here + elsewhere
  }

  /// What becomes of a note that both sides have; the newer one keeps the identity.
  private static func one(base: Note?, mine: Note, theirs: Note) -> [Note] {
    if theirs == base || theirs == mine { return [mine] }
    if mine == base { return [theirs] }
    let isTheirs = theirs.modified > mine.modified
    let (newer, older) = isTheirs ? (theirs, mine) : (mine, theirs)
    return newer.text == older.text ? [newer] : [newer, older.copy]
  }

  private static func byID(_ notes: [Note]) -> [UUID: Note] {
    Dictionary(notes.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
  }
}
