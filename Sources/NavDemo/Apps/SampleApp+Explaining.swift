import NavCore

extension SampleApp {
  /// The app; where it can't be built, one that says why.
  @MainActor func makeOrExplain(_ options: SampleOptions) -> NavApp {
    do {
      return try make(options)
    } catch {
      let reason = Printable.text("\(error)")
      let screen = Screen(title) { Hint("This app can't be opened.", detail: reason) }
      return NavApp(title, registry: options.registry, root: .stack(.screen(screen)))
    }
  }
}
