import NavFoundation

/// What is wrong with some theme files.
struct ThemeCheck {
  private let files: [(path: String, problems: [ThemeFileError.Problem])]

  init(_ paths: [String]) {
    files = paths.map { ($0, ThemeFile($0).problems()) }
  }

  /// Whether there is no problem in any of them.
  var isGood: Bool { files.allSatisfy(\.problems.isEmpty) }

  /// A line for each problem, and one for each file without any.
  var text: String {
    files.flatMap { path, problems in
      problems.isEmpty ? ["\(path): all is well"] : problems.map(\.description)
    }.map(Printable.text).joined(separator: "\n")
  }

  /// The problems as JSON.
  ///
  /// - Throws: what the encoder throws.
  func json() throws -> String {
    try JSONText.text(of: files.flatMap(\.problems).map(Finding.init))
  }

  /// A problem as JSON has it.
  private struct Finding: Encodable {
    let file: String
    @OrNull var line: Int?
    @OrNull var column: Int?
    let key: String
    let message: String

    init(_ problem: ThemeFileError.Problem) {
      file = problem.path
      line = problem.position?.line
      column = problem.position?.column
      key = problem.key
      message = problem.message
    }
  }
}
