import NavCore

/// A bar style and a column style that can be told things by name.
struct WidthStyles: Plugin {
  let name = "width-plugin"

  func register(in registry: inout Registry) throws(RegistryError) {
    try registry.register(WideBar(), summary: "A wide one")
    try registry.register(WideColumns(), summary: "A wide one")
  }
}

private struct WideBar: BarStyle {
  let name = "wide-bar"
  var margin: Double = 2

  static let parameters = [
    StyleParameter<WideBar>("margin", \.margin, in: 0...9, unit: nil, summary: "The margin")
  ]

  @MainActor func makeBar(_ configuration: BarConfiguration) -> Bar {
    Bar(.top) { BarNode { TextNode(configuration.title) } }
  }
}

private struct WideColumns: ColumnStyle {
  enum Side: String, CaseIterable {
    case leading, trailing
  }

  let name = "wide-columns"
  var width: Double = 320
  var side = Side.trailing

  static let parameters = [
    StyleParameter<WideColumns>(
      "first-width", \.width, in: 100...600, summary: "The width of the first column"),
    StyleParameter<WideColumns>("side", \.side, summary: "Where it stands"),
  ]

  func arrange(
    _ configuration: ColumnConfiguration, memory: inout ColumnMemory
  ) -> ColumnArrangement {
    .collapsed(width: configuration.width)
  }
}
