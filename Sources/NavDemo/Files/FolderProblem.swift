/// A path on the command line that leads to no folder which could be shown.
struct FolderProblem: Error, Hashable, CustomStringConvertible {
  /// Why it can't be read.
  let problem: FileProblem

  /// What is wrong, what was expected and what to do.
  var description: String {
    let what =
      switch problem.reason {
      case .gone: "there is nothing at “\(problem.path.text)”"
      case .notADirectory: "“\(problem.path.text)” is not a folder"
      case .permissionDenied: "you may not open “\(problem.path.text)”"
      default: "“\(problem.path.text)” can't be read: \(problem.title)"
      }
    return """
      \(what); expected a folder that may be read; \
      give another path, or none for the folder that you are in
      """
  }
}
