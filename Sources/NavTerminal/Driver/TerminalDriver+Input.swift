public import NavCore

extension TerminalDriver {
  /// Presses a key. Ctrl-C leaves all apps, as it ends a program; Ctrl-R turns a device.
  public func press(_ key: TerminalKey) {
    render()
    switch key.press {
    case .interrupt: sessions.terminate()
    case .turn where !room.isTerminal: rotate()
    default: session.handle(.key(key.press))
    }
    render()
  }

  /// Types text, as one key for each character.
  public func type(_ text: String) {
    for character in text { press(character.isNewline ? .enter : .character(character)) }
  }

  /// Pastes text in one piece.
  public func paste(_ text: String) {
    render()
    session.handle(.paste(text))
    render()
  }

  /// Swipes from an edge, as one does on glass: a column goes the way of the finger, else it is one
  /// step back. While a question is shown it does nothing.
  public func swipe(towards direction: SwipeDirection) {
    render()
    guard model.prompt == nil, let action = model.swipeMove(towards: direction) else { return }
    session.move(action)
    render()
  }

  /// Takes one step of a script.
  public func perform(_ step: ScriptStep) {
    switch step {
    case .key(let key): press(key)
    case .back: session.goBack()
    case .home: session.move(.home)
    case .menu: session.openMenu()
    case .type(let text): type(text)
    case .resize(let columns, let rows): resize(columns: columns, rows: rows)
    case .rotate: rotate()
    case .device(let device): move(to: .device(device))
    case .swipe(let direction): swipe(towards: direction)
    case .page(let number): session.goToPage(number)
    case .click(let point): click(column: point.column, row: point.row)
    case .rightClick(let point): rightClick(column: point.column, row: point.row)
    case .wheel(let direction, let point):
      turnWheel(direction, column: point.column, row: point.row)
    case .drag(let from, let to, let time):
      drag(from: (from.column, from.row), to: (to.column, to.row), over: time)
    case .release: release()
    case .wait(let time): advance(by: time)
    }
    render()
  }
}
