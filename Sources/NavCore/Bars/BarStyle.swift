/// A look of the navigation bar, supplied by a plug-in: from what there is to show to nodes and a
/// place for them.
public protocol BarStyle: Sendable {
  /// The style's name, in kebab case.
  var name: String { get }

  /// What the style can be told by name; none where it is left out.
  static var parameters: [StyleParameter<Self>] { get }

  /// Makes the bar of one screen.
  @MainActor func makeBar(_ configuration: BarConfiguration) -> Bar
}

extension BarStyle {
  /// None.
  public static var parameters: [StyleParameter<Self>] { [] }
}
