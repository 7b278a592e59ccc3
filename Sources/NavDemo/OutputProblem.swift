/// Output that could not be written, as on a full disk.
struct OutputProblem: Error, CustomStringConvertible {
  /// What the system said.
  let reason: String

  var description: String {
    "the output can't be written; expected an open file or pipe with room left; free some space, "
      + "or write elsewhere (\(reason))"
  }
}
