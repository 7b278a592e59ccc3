extension TerminalKey {
  /// The press that a terminal reports for the key.
  var press: KeyPress {
    switch self {
    case .up: KeyPress(.up)
    case .down: KeyPress(.down)
    case .left: KeyPress(.left)
    case .right: KeyPress(.right)
    case .enter: KeyPress(.enter)
    case .escape: KeyPress(.escape)
    case .backspace: KeyPress(.backspace)
    case .tab: KeyPress(.tab)
    case .backTab: KeyPress(.backTab)
    case .delete: KeyPress(.delete)
    case .home: KeyPress(.home)
    case .end: KeyPress(.end)
    case .pageUp: KeyPress(.pageUp)
    case .pageDown: KeyPress(.pageDown)
    case .character(let character): KeyPress(.character(character))
    case .control(let character): KeyPress(.character(character), .control)
    }
  }
}
