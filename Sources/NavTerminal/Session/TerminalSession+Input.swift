import NavCore
import NavLayout

extension TerminalSession {
  /// Takes what came in one piece, up to what is the host's or to the app's end; what is left stays.
  ///
  /// Each key finds the screen as the one before left it. Text for a field goes there as a whole:
  /// key by key its length would count once for each of them.
  func take(_ events: inout ArraySlice<InputEvent>) {
    var typed = ""
    render()
    while let event = events.first, !isForHost(event), !isFinished {
      events.removeFirst()
      if let text = text(typedBy: event) {
        typed += text
        continue
      }
      put(&typed)
      handle(event)
      render()
    }
    put(&typed)
    // What was typed after the app was left is for no one.
    if isFinished { events = [] }
  }

  /// Whether an event is the host's: Ctrl-Z, and what moves a device or what is seen of it.
  func isForHost(_ event: InputEvent) -> Bool {
    event == .key(.suspend) || !room.isTerminal && DeviceKey(event) != nil
  }

  private func put(_ typed: inout String) {
    guard !typed.isEmpty else { return }
    handle(.paste(typed))
    typed = ""
    render()
  }

  /// The text that an event puts in the field with the focus, or nil where it means something else.
  private func text(typedBy event: InputEvent) -> String? {
    guard let field = placed.focused?.field, case .key(let press) = event else { return nil }
    switch press.key {
    case .character(let character) where press.modifiers.isSubset(of: .shift):
      return String(character)
    case .enter where field.isMultiline: return "\n"
    default: return nil
    }
  }
}
