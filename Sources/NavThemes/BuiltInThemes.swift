public import NavCore

/// Registers the built-in themes; `plain` is the default.
public struct BuiltInThemes: Plugin {
  /// The plug-in's name.
  public let name = "NavThemes"

  /// Makes the plug-in.
  public init() {}

  /// Registers the themes.
  public func register(in registry: inout Registry) throws(RegistryError) {
    try registry.register(.plain, summary: "Quiet greys and one blue", isDefault: true)
    try registry.register(.rainbow, summary: "Indigo bars and every colour of the rainbow")
  }
}
