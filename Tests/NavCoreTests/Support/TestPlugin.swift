import NavCore

/// A third party's plug-in: a theme, a bar style and a column style of its own.
struct TestPlugin: Plugin {
  var name = "Acme"
  var isDefault = true

  func register(in registry: inout Registry) throws(RegistryError) {
    try registry.register(.acme, summary: "A theme", isDefault: isDefault)
    try registry.register(BackFirstBar(), summary: "Back, title", isDefault: isDefault)
    try registry.register(EvenColumns(), summary: "Equal shares", isDefault: isDefault)
  }
}

/// A bar of back, title, items and home.
struct BackFirstBar: BarStyle {
  var name = "back-first"

  @MainActor func makeBar(_ configuration: BarConfiguration) -> Bar {
    Bar(.bottom) {
      BarNode {
        if let back = configuration.back { back.button }
        for item in configuration.leading { item.button }
      } middle: {
        TextNode(configuration.title)
      } trailing: {
        for item in configuration.trailing { item.button }
        if let home = configuration.home { home.button }
      }
    }
  }
}

/// All columns side by side in equal shares; one where the width is compact.
struct EvenColumns: ColumnStyle {
  var name = "even"

  func arrange(
    _ configuration: ColumnConfiguration, memory: inout ColumnMemory
  ) -> ColumnArrangement {
    memory.numbers["arranged", default: 0] += 1
    guard configuration.traits.horizontal == .regular else {
      return .collapsed(width: configuration.width)
    }
    let width = configuration.width / Double(configuration.roles.count)
    return ColumnArrangement(configuration.roles.map { .init($0, width: width) })
  }
}

extension BarStyle where Self == BackFirstBar {
  static var backFirst: BackFirstBar { BackFirstBar() }
}

extension ColumnStyle where Self == EvenColumns {
  static var even: EvenColumns { EvenColumns() }
}

extension Theme {
  static let acme = Theme(name: "acme", light: bare.light, dark: bare.dark)

  /// The bare theme under another name.
  static func named(_ name: String) -> Theme {
    Theme(name: name, light: bare.light, dark: bare.dark)
  }
}
