/// A look of the navigation bar, supplied by a plug-in: from what there is to show to nodes and a
/// place for them.
public protocol BarStyle: Sendable {
  /// The style's name, in kebab case.
  var name: String { get }

  /// Makes the bar of one screen.
  @MainActor func makeBar(_ configuration: BarConfiguration) -> Bar
}
