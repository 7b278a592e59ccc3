/// A path on the command line that no file can have.
struct PathProblem: Error, Hashable, CustomStringConvertible {
  /// The path, fit to be shown.
  let text: String

  init(_ path: String) {
    text = Printable.text(path)
  }

  /// What is wrong, what was expected and what to do.
  var description: String {
    let what = text.isEmpty ? "the path is empty" : "“\(text)” can't be a path"
    return "\(what); expected at least one character and no NUL; give another path, or none"
  }
}
