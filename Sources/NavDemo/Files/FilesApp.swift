import NavCore
import NavStyles

/// A directory tree: folders are pushed in the sidebar, files are shown in the detail.
enum FilesApp {
  static func make(_ options: SampleOptions) throws -> NavApp {
    let given = options.path ?? "."
    guard let path = RawPath(given) else { throw PathProblem(given) }
    return try NavApp(
      "Files", registry: options.registry,
      root: .sidebar(FilesPage.folder(path.absolute), detail: FilesPage.placeholder)
    )
    .columns(.doubleColumn)
    .route(FilesPage.self) { page, context in
      switch page {
      case .folder(let path): folder(path, context)
      case .file(let path): file(path, context)
      case .placeholder: Screen("") { Hint("Pick a file to look into it.") }
      }
    }
    .choosing(options)
  }
}

extension SampleApp {
  /// The folders and files of this computer.
  static let files = SampleApp(
    "files", summary: "The folders and files of this computer", arguments: "[PATH]",
    build: FilesApp.make)
}
