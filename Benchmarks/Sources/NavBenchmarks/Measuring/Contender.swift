/// One side of a comparison: does the work, and checks that it was done.
@MainActor protocol Contender {
  /// Does the work, at least so many times, and says how long it took without what prepares it.
  ///
  /// - Throws: ``WrongResult`` where the work came out wrong.
  func run(_ count: Int) throws(WrongResult) -> Sample
}
