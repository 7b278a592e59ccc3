import NavCore

extension TerminalDriver {
  /// The room that the app is shown in.
  public var room: TerminalRoom { sessions.room }

  /// Shows the app in another room, such as that of another device.
  public func move(to room: TerminalRoom) {
    sessions.move(to: room)
    render()
  }

  /// Changes the size; what was a device is a window of that size on it then.
  public func resize(columns: Int, rows: Int) {
    move(to: room.resized(columns: columns, rows: rows))
  }

  /// Turns the room by a quarter: a device to its other orientation.
  public func rotate() { move(to: room.rotated) }
}
