/// All that plug-ins have registered: a catalog for each slot.
///
/// A registry is a value which the app assembles; two that differ can be used side by side.
public struct Registry: Sendable {
  /// The themes.
  public var themes = Catalog<Theme>(kind: "theme")
  /// The bar styles.
  public var bars = Catalog<any BarStyle>(kind: "bar")
  /// The column styles.
  public var columns = Catalog<any ColumnStyle>(kind: "columns")
  /// The pager styles.
  public var pagers = Catalog<any PagerStyle>(kind: "pager")
  /// The transition styles.
  public var transitions = Catalog<any TransitionStyle>(kind: "transition")

  /// The name of the plug-in that is registering; an app's own additions are made by `app`.
  public private(set) var plugin = "app"

  /// A registry with nothing in it.
  public init() {}

  /// A registry of plug-ins, in the order in which they are given.
  ///
  /// - Throws: ``RegistryError`` when two plug-ins claim one name or one default.
  public init(_ plugins: [any Plugin]) throws(RegistryError) {
    for plugin in plugins { try add(plugin) }
  }

  /// Adds what a plug-in brings.
  public mutating func add(_ plugin: any Plugin) throws(RegistryError) {
    let outer = self.plugin
    self.plugin = plugin.name
    defer { self.plugin = outer }
    try plugin.register(in: &self)
  }

  /// Registers a theme under its name.
  public mutating func register(
    _ theme: Theme, summary: String, isDefault: Bool = false
  ) throws(RegistryError) {
    try themes.add(theme, theme.name, summary, plugin, isDefault)
  }

  /// Registers a bar style under its name.
  public mutating func register(
    _ style: some BarStyle, summary: String, isDefault: Bool = false
  ) throws(RegistryError) {
    try bars.add(
      style, style.name, summary, plugin, isDefault, parameters: type(of: style).parameters
    ) { $0 }
  }

  /// Registers a column style under its name.
  public mutating func register(
    _ style: some ColumnStyle, summary: String, isDefault: Bool = false
  ) throws(RegistryError) {
    try columns.add(
      style, style.name, summary, plugin, isDefault, parameters: type(of: style).parameters
    ) { $0 }
  }

  /// Registers a pager style under its name.
  public mutating func register(
    _ style: some PagerStyle, summary: String, isDefault: Bool = false
  ) throws(RegistryError) {
    try pagers.add(
      style, style.name, summary, plugin, isDefault, parameters: type(of: style).parameters
    ) { $0 }
  }

  /// Registers a transition style under its name.
  public mutating func register(
    _ style: some TransitionStyle, summary: String, isDefault: Bool = false
  ) throws(RegistryError) {
    try transitions.add(
      style, style.name, summary, plugin, isDefault, parameters: type(of: style).parameters
    ) { $0 }
  }
}
