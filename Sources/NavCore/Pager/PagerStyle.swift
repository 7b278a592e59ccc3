/// A look of the way from page to page, supplied by a plug-in: from the pages to nodes and a place for
/// them.
///
///     struct NumberedPager: PagerStyle {
///       let name = "numbered"
///
///       func makeChrome(_ configuration: PagerConfiguration) -> PagerChrome {
///         PagerChrome(.bottom) {
///           TextNode("\(configuration.selection + 1) / \(configuration.count)")
///         }
///       }
///     }
public protocol PagerStyle: Sendable {
  /// The style's name, in kebab case.
  var name: String { get }

  /// What the style can be told by name; none where it is left out.
  static var parameters: [StyleParameter<Self>] { get }

  /// Makes the chrome of one pager.
  @MainActor func makeChrome(_ configuration: PagerConfiguration) -> PagerChrome
}

extension PagerStyle {
  /// None.
  public static var parameters: [StyleParameter<Self>] { [] }
}
