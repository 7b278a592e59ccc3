import NavCore
import NavStyles
import NavThemes

extension Registry {
  /// The registry of the sample apps: all built-in themes and styles.
  static func builtIn() throws(RegistryError) -> Registry {
    try Registry([BuiltInThemes(), BuiltInStyles()])
  }
}
