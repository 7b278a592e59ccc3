import NavCore

struct QuietBar: BarStyle {
  let name = "quiet"

  func makeBar(_ configuration: BarConfiguration) -> Bar {
    Bar(.bottom) {
      BarNode {
        configuration.leadingNodes()
      } middle: {
        configuration.titleNodes()
      } trailing: {
        configuration.trailingNodes(hasHome: false)
      }
    }
  }
}

extension BarStyle where Self == QuietBar {
  static var quiet: QuietBar { QuietBar() }
}

struct HalvesColumns: ColumnStyle {
  let name = "halves"

  func arrange(
    _ configuration: ColumnConfiguration, memory: inout ColumnMemory
  ) -> ColumnArrangement {
    // Widths are in points; a cell of a terminal counts as 8 of them.
    guard configuration.width >= 480, configuration.roles.count == 2 else {
      return .collapsed(width: configuration.width)
    }
    return ColumnArrangement(
      configuration.roles.map { .init($0, width: configuration.width / 2) })
  }
}

extension ColumnStyle where Self == HalvesColumns {
  static var halves: HalvesColumns { HalvesColumns() }
}

struct QuietPlugin: Plugin {
  let name = "Quiet"

  func register(in registry: inout Registry) throws(RegistryError) {
    try registry.register(.mint, summary: "Plain, with green bars")
    try registry.register(QuietBar(), summary: "At the bottom, without home")
    try registry.register(HalvesColumns(), summary: "Two halves")
  }
}
