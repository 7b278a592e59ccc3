import NavCore

/// What is said about a sample app when it is built.
struct SampleOptions: Sendable {
  /// The themes and styles that can be chosen.
  var registry: Registry
  /// The name of a theme, or nil for the app's own choice.
  var theme: String?
  /// The name of a bar style, which then replaces the app's own choices on all screens.
  var bar: String?
  /// The name of a column style, or nil for the app's own choice.
  var columns: String?
  /// The name of a pager style, or nil for the app's own choice.
  var pager: String?
  /// The name of a transition, or nil for the app's own choice.
  var transition: String?
  /// The folder that `files` starts in, or nil for the one that the process works in.
  var path: String?
  /// The file that `notes` keeps its notes in, or nil for notes that are gone afterwards.
  var file: String?
  /// What the catalogue does with the app that is chosen.
  var open: @MainActor @Sendable (SampleApp) -> Void = { _ in }

  /// Makes options that leave every choice to the app.
  init(registry: Registry) {
    self.registry = registry
  }
}
