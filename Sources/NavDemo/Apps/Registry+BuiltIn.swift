import NavCore
import NavStyles
import NavThemes

#if ACME
  import AcmeTheme
#endif

extension Registry {
  /// The registry of the sample apps: all built-in themes and styles, and those of a third party where
  /// the package's manifest is asked for them.
  static func builtIn() throws(RegistryError) -> Registry {
    var registry = try Registry([BuiltInThemes(), BuiltInStyles()])
    #if ACME
      try registry.add(AcmePlugin())
    #endif
    return registry
  }
}
