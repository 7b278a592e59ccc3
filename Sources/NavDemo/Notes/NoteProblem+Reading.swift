extension NoteProblem {
  /// A file that can't be read.
  init(reading problem: FileProblem) {
    self.init(
      what: "The notes can't be read. \(problem.title)",
      place: problem.path.text,
      expected: "a file that may be read, or none so far",
      remedy: Self.remedy(for: problem))
  }

  private static func remedy(for problem: FileProblem) -> String {
    switch problem.reason {
    case .isADirectory:
      let example = problem.path.appending("notes.json".utf8).text
      return "Start again with --file and a file in it, such as \(example)."
    case .notADirectory:
      return "A file stands where a folder should be. Start again with --file and another path."
    case .notARegularFile, .linkLoop:
      return "Start again with --file and a regular file, or a name that is still free."
    case .permissionDenied:
      return "Ask its owner for permission, or start again with --file and another file."
    case .endlessLinks: return "Correct one of the links so that it leads to a file."
    case .nameTooLong: return "Start again with --file and a shorter path."
    case .tooLarge: return "Start again with --file and a smaller file."
    case .gone, .tooManyOpenFiles, .cancelled, .system: return problem.advice
    }
  }

  /// The file was changed by another program after it was read.
  init(changed path: RawPath) {
    self.init(
      what: "The notes were not saved; another program has changed the file meanwhile",
      place: path.text,
      expected: "the file as it was when it was last read or saved here",
      remedy: """
        Save again to bring both together. \
        The edit is kept in memory and the file is unchanged.
        """)
    isConflict = true
  }

  /// The file was changed by another program, and this is why both can't be brought together.
  init(merging problem: NoteProblem) {
    self.init(
      what: "The notes were not saved; the file was changed meanwhile. \(problem.what)",
      place: problem.place,
      expected: problem.expected,
      remedy: "\(problem.remedy) The edit is kept in memory.")
  }
}
