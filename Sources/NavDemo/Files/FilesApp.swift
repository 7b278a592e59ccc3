import NavCore
import NavStyles

/// A directory tree: folders are pushed in the sidebar, files are shown in the detail.
@MainActor struct FilesApp {
  let previews = FilePreviews()

  /// - Throws: `PathProblem` or `FolderProblem` for a path that leads to no folder, `RegistryError`
  ///   for a name that is not known.
  static func make(_ options: SampleOptions) throws -> NavApp {
    let given = options.path ?? here
    guard let path = RawPath(given) else { throw PathProblem(given) }
    // Nobody has named the folder that the process works in; its screen says what is wrong with it.
    if given != here { try requireFolder(path.absolute) }
    let files = FilesApp()
    return try NavApp(
      "Files", registry: options.registry,
      root: .sidebar(FilesPage.folder(path.absolute), detail: FilesPage.placeholder)
    )
    .columns(.doubleColumn)
    .route(FilesPage.self) { page, context in
      switch page {
      case .folder(let path): files.folder(path, context)
      case .file(let path): files.file(path, context)
      case .placeholder: Screen("") { Hint("Pick a file to look into it.") }
      }
    }
    .choosing(options)
  }

  /// The folder that the process works in.
  private static let here = "."

  private static func requireFolder(_ path: RawPath) throws(FolderProblem) {
    do throws(FileProblem) {
      _ = try DirectoryReader(path)
    } catch {
      throw FolderProblem(problem: error)
    }
  }
}

extension SampleApp {
  /// The folders and files of this computer.
  static let files = SampleApp(
    "files", summary: "The folders and files of this computer", takesPath: true,
    build: FilesApp.make)
}
