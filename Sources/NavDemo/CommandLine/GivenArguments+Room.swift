import NavCore
import NavTerminal

extension GivenArguments {
  /// The device or the points that an app is shown on, or nil for the terminal itself.
  func room() throws(UsageError) -> TerminalRoom? {
    try refuseConflicts()
    let orientation: Traits.Orientation? =
      if let name = values[.orientation] {
        try choice(name, kind: "orientation", of: Traits.Orientation.self)
      } else {
        nil
      }
    if let name = values[.device] {
      guard let device = Device.all.first(where: { $0.name == name }) else {
        let known = Device.all.map(\.name)
        throw UsageError(.unknown(kind: "device", name: name, known: known), topic)
      }
      return .device(device, orientation)
    }
    guard let text = values[.points] else { return nil }
    guard let room = TerminalRoom(parsingPoints: text) else {
      throw UsageError(.badValue(.points, text, expected: TerminalRoom.expectedPoints), topic)
    }
    return orientation == nil || room.orientation == orientation ? room : room.rotated
  }

  private func refuseConflicts() throws(UsageError) {
    for (one, other) in [
      (CommandOption.device, CommandOption.points), (.size, .device), (.size, .points),
    ] where values[one] != nil && values[other] != nil {
      throw UsageError(.conflict(one, other), topic)
    }
    if values[.orientation] != nil, values[.device] == nil, values[.points] == nil {
      throw UsageError(.orientationOfNothing, topic)
    }
  }
}
