/// What stands behind a name in a directory.
enum FileKind: Hashable, Sendable {
  case directory
  case file
  case symbolicLink(LinkTarget)
  case other(SpecialFile)

  /// Whether it opens as a list of its own: a directory, or a link to one.
  var isBrowsable: Bool { self == .directory || self == .symbolicLink(.directory) }

  /// What it is, in words, such as "folder" or "link to a file".
  var name: String {
    switch self {
    case .directory: "folder"
    case .file: "file"
    case .symbolicLink(.directory): "link to a folder"
    case .symbolicLink(.file): "link to a file"
    case .symbolicLink(.other(let special)): "link to a \(special.name)"
    case .symbolicLink(.unreachable): "link that leads nowhere"
    case .other(let special): special.name
    }
  }
}
