import NavLayout

extension TerminalDriver {
  /// Whether something is in motion, or held by a drag.
  public var isMoving: Bool {
    render()
    return session.stage.isMoving
  }

  /// Moves the clock on until nothing moves by itself any more; what a drag holds stays where it is.
  public func finishMotion() {
    render()
    session.finishMotion()
  }
}
