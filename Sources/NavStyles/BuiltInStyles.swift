public import NavCore

/// Registers the built-in styles; `back-and-home` and `double-column` are the defaults.
public struct BuiltInStyles: Plugin {
  /// The plug-in's name.
  public let name = "NavStyles"

  /// Makes the plug-in.
  public init() {}

  /// Registers the styles.
  public func register(in registry: inout Registry) throws(RegistryError) {
    try registry.register(TitleBar(), summary: "Title in the middle, home at the end")
    try registry.register(
      BackAndHomeBar(), summary: "Back, title and home", isDefault: true)
    try registry.register(StackColumns(), summary: "One column everywhere")
    try registry.register(
      DoubleColumns(),
      summary: "Sidebar and detail where there is room; the sidebar over the detail when upright",
      isDefault: true)
  }
}
