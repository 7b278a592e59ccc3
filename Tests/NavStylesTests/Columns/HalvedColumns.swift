import NavCore

struct HalvedColumns: ColumnStyle {
  let name = "halved"

  func arrange(
    _ configuration: ColumnConfiguration, memory: inout ColumnMemory
  ) -> ColumnArrangement {
    let (room, main) = (configuration.width, configuration.main)
    guard configuration.traits.horizontal == .regular, room >= 640 else {
      return .collapsed(width: room)
    }
    let front = configuration.front == main ? configuration.roles[0] : configuration.front
    let pair = configuration.roles.filter { $0 == front || $0 == main }
    return ColumnArrangement(pair.map { .init($0, width: room / Double(pair.count)) })
  }
}
