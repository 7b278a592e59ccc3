extension KeyPress {
  /// Ctrl-C.
  package static let interrupt = KeyPress(.character("c"), .control)
  /// Ctrl-Z.
  package static let suspend = KeyPress(.character("z"), .control)
  /// Ctrl-R, which turns a device.
  static let turn = KeyPress(.character("r"), .control)
}
