/// A command line that means nothing: what is wrong, what would be right, and where to read more.
struct UsageError: Error, Hashable, CustomStringConvertible {
  let problem: Problem
  /// The help that explains what was tried.
  let topic: HelpTopic

  init(_ problem: Problem, _ topic: HelpTopic) {
    self.problem = problem
    self.topic = topic
  }

  /// All of it in one line, without any character that could steer a terminal.
  var description: String { Printable.text("\(problem) (see \(topic.invocation))") }
}
