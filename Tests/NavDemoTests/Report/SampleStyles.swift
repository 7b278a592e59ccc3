import NavCore

/// A bar style and a column style that are no part of the contract that is tested with them.
struct SampleStyles: Plugin {
  let name = "sample-plugin"

  func register(in registry: inout Registry) throws(RegistryError) {
    try registry.register(SampleBar(), summary: "Back, title, items")
    try registry.register(SampleColumns(), summary: "Two columns from 640 points on")
    try registry.register(.bare, summary: "Black on white")
  }
}

private struct SampleBar: BarStyle {
  let name = "sample-bar"

  @MainActor func makeBar(_ configuration: BarConfiguration) -> Bar {
    Bar(.bottom) {
      BarNode {
        if let back = configuration.back { back.button }
      } middle: {
        TextNode(configuration.title)
      } trailing: {
        for item in configuration.trailing { item.button }
        if let home = configuration.home { home.button }
      }
    }
  }
}

private struct SampleColumns: ColumnStyle {
  let name = "sample-columns"

  func arrange(
    _ configuration: ColumnConfiguration, memory: inout ColumnMemory
  ) -> ColumnArrangement {
    let width = configuration.width
    guard width >= 640, configuration.roles.count > 1 else { return .collapsed(width: width) }
    let (first, second) = (configuration.roles[0], configuration.roles[1])
    let isOver = configuration.visibility(of: first) == .shown
    return ColumnArrangement(
      [
        .init(first, isOver ? .overlaid : .tiled, width: 240),
        .init(second, width: isOver ? width : width - 240),
      ], permissions: [.resize, .hide])
  }
}
