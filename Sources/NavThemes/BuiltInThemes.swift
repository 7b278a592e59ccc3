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
    try registry.register(
      .midnight, summary: "Night blue and violet, with starlight for what leads on")
    try registry.register(
      .paper, summary: "Ink on warm paper, set in a serif; lamplight in the dark")
    try registry.register(
      .highContrast, summary: "Black, white and one strong colour, bold and roomy")
    try registry.register(.ocean, summary: "Deep water and foam, with round letters")
    try registry.register(.solar, summary: "Noon gold by day, embers by night")
    try registry.register(.mono, summary: "No colour at all: greys, in letters of one width")
  }
}
