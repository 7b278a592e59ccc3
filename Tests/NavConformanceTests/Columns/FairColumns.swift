import NavCore

/// A column style that keeps all rules: the main column, with another one of 240 points before it
/// where there are 640.
struct FairColumns: ColumnStyle {
  let name = "fair"

  func arrange(
    _ configuration: ColumnConfiguration, memory: inout ColumnMemory
  ) -> ColumnArrangement {
    Self.arrange(configuration)
  }

  static func arrange(
    _ configuration: ColumnConfiguration, side width: Double = 240
  ) -> ColumnArrangement {
    let (room, main) = (configuration.width, configuration.main)
    guard configuration.traits.horizontal == .regular, room >= 640,
      let side = configuration.roles.first(where: { $0 != main })
    else { return .collapsed(width: room) }
    guard configuration.visibility(of: side) != .hidden else {
      return ColumnArrangement([.init(main, width: room)], permissions: [.reveal])
    }
    let pair = configuration.roles.filter { $0 == side || $0 == main }
    return ColumnArrangement(
      pair.map { .init($0, width: $0 == side ? width : room - width) }, permissions: [.hide])
  }
}
