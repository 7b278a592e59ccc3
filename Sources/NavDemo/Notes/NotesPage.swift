import Foundation
import NavCore

/// The destinations of the notes app.
enum NotesPage: Route, CustomStringConvertible {
  /// All notes.
  case list
  /// A note to read.
  case note(UUID)
  /// A note to edit.
  case edit(UUID)
  /// A note that is new.
  case compose
  /// No note yet.
  case placeholder

  static let routeName = "notes"

  var description: String {
    switch self {
    case .list: "list"
    case .note(let id): "note \(id.uuidString)"
    case .edit(let id): "edit \(id.uuidString)"
    case .compose: "compose"
    case .placeholder: "placeholder"
    }
  }
}
