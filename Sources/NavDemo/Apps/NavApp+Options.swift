import NavCore

extension NavApp {
  /// The app with the themes and styles that the options name.
  ///
  /// - Throws: `RegistryError.unknown`, which lists the known names and the nearest one.
  func choosing(_ options: SampleOptions) throws(RegistryError) -> NavApp {
    try choosing(
      theme: options.theme, bar: options.bar, columns: options.columns, pager: options.pager,
      transition: options.transition)
  }
}
