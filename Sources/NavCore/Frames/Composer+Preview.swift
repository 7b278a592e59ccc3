extension Composer {
  /// What would be shown if a move were made: for a drag that shows where it leads before it is
  /// decided. Nothing is changed, nobody is asked or told.
  ///
  /// Screens that come into sight by it are made, where they have not been shown yet.
  ///
  /// - Returns: nil where the move would change nothing, or bring what is not there yet.
  public func preview(_ move: Move) -> Frame? {
    model.previewing(move) { assemble(Outline(model)) }
  }
}
