extension TerminalHost {
  /// Takes the size of the terminal as it is now.
  func fit() {
    let size = device.size
    if window == nil {
      sessions.move(to: .terminal(columns: size.columns, rows: size.rows))
    } else {
      window?.resize(columns: size.columns, rows: size.rows)
    }
  }

  /// Something else has written to the terminal.
  func invalidate() {
    sessions.current?.invalidate()
    window?.invalidate()
  }

  /// Draws what has changed, in one write, and nothing when nothing has.
  func settle() {
    sessions.leaveFinished()
    guard let session = sessions.current else { return loop.stop() }
    session.time = ContinuousClock.now - start
    session.render()
    output.clear()
    encode(session)
    if !output.isEmpty, !device.write(output) { return end(.closed) }
    if let next = session.nextTurn {
      let rest = max(.zero, next - session.time)
      loop.wake(after: UInt64(rest / .nanoseconds(1)))
    } else {
      loop.cancelWake()
    }
  }

  private func encode(_ session: TerminalSession) {
    guard window != nil else { return session.encode(with: &encoder, into: &output) }
    window?.show(session.grid, aim: session.aim)
    window?.encode(with: &encoder, into: &output)
    session.tidy()
  }
}
