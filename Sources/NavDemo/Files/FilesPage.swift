import NavCore

/// The destinations of the files app.
enum FilesPage: Route, CustomStringConvertible {
  /// A folder's entries.
  case folder(RawPath)
  /// What is in a file.
  case file(RawPath)
  /// No file yet.
  case placeholder

  static let routeName = "files"

  var description: String {
    switch self {
    case .folder(let path): "folder \(path.text)"
    case .file(let path): "file \(path.text)"
    case .placeholder: "placeholder"
    }
  }

  /// The folder that is shown, or nil where it is something else.
  var folder: RawPath? {
    if case .folder(let path) = self { path } else { nil }
  }
}
