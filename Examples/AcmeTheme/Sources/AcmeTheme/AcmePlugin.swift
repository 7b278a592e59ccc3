public import NavCore

/// What Acme brings to an app.
public struct AcmePlugin: Plugin {
  /// The plug-in's name.
  public let name = "AcmeTheme"

  /// Makes the plug-in.
  public init() {}

  /// Registers the theme and the styles.
  public func register(in registry: inout Registry) throws(RegistryError) {
    try registry.register(.desert, summary: "Sand and rust")
    try registry.register(ThumbBar(), summary: "At the bottom, back in the thumb's corner")
    try registry.register(GoldenColumns(), summary: "Two columns in the golden section")
  }
}
