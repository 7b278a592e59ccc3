/// What a key means to a host that shows a device in a terminal.
enum DeviceKey: Hashable {
  /// Turns the device by a quarter.
  case turn
  /// Moves what is seen of it by half of what fits, right and down when positive.
  case pan(x: Int, y: Int)

  /// What an event means; nil for one that is the app's.
  init?(_ event: InputEvent) {
    guard case .key(let press) = event, press.modifiers == .control else { return nil }
    switch press.key {
    case KeyPress.turn.key: self = .turn
    case .left: self = .pan(x: -1, y: 0)
    case .right: self = .pan(x: 1, y: 0)
    case .up: self = .pan(x: 0, y: -1)
    case .down: self = .pan(x: 0, y: 1)
    default: return nil
    }
  }
}
