/// What a `TerminalLoop` tells its host.
package enum TerminalEvent: Hashable, Sendable {
  /// What came in one piece: the keys of a fast typist, or of a paste that is not marked as one.
  case input([InputEvent])
  /// The window has another size, perhaps: ask the device.
  case resized
  /// The process goes on after a stop: the terminal's content is lost, its size may be new.
  case resumed
  /// The time asked for with `wake(after:)` has passed.
  case woken
  /// The terminal is closed; the loop ends by itself.
  case ended
}
