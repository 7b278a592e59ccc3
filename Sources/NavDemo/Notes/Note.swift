import Foundation

/// A note: a text, of which the first line serves as the title.
struct Note: Identifiable, Codable, Hashable, Sendable {
  /// What tells the note apart from every other, also after it was edited.
  let id: UUID

  /// All of the text, with the title's line.
  var text: String

  /// When the text was last changed, in whole seconds since 1970 in UTC; the caller says so.
  var modified: Int

  /// What a note without any text is called.
  static let untitled = "New Note"

  /// The first line that isn't blank, fit to be shown, or `untitled` if there is none.
  var title: String {
    for line in text.split(whereSeparator: \.isNewline) {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if !trimmed.isEmpty { return Printable.text(trimmed) }
    }
    return Self.untitled
  }

  /// A note of its own with the same text and time.
  var copy: Note { Note(id: UUID(), text: text, modified: modified) }

  /// The first line after the title's that isn't blank, fit to be shown, or nil if there is none.
  var excerpt: String? {
    let lines = text.split(whereSeparator: \.isNewline).lazy
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
    return lines.dropFirst().first.map(Printable.text(_:))
  }
}
