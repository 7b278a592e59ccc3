/// Builds the contents of a body.
///
/// A condition or a loop takes one place, whatever comes of it, so that what follows keeps its
/// identity.
@resultBuilder public enum NodeBuilder {
  /// A single content.
  public static func buildExpression(_ content: any NodeContent) -> [any NodeContent] {
    [content]
  }
  /// Contents that are at hand as an array.
  public static func buildExpression(_ contents: [any NodeContent]) -> [any NodeContent] {
    [NodeGroup(0, contents)]
  }
  /// Contents one after the other.
  public static func buildBlock(_ parts: [any NodeContent]...) -> [any NodeContent] {
    parts.flatMap(\.self)
  }
  /// Contents that are there under a condition.
  public static func buildOptional(_ part: [any NodeContent]?) -> [any NodeContent] {
    [NodeGroup(0, part ?? [])]
  }
  /// The first of two alternatives.
  public static func buildEither(first: [any NodeContent]) -> [any NodeContent] {
    [NodeGroup(0, first)]
  }
  /// The second of two alternatives.
  public static func buildEither(second: [any NodeContent]) -> [any NodeContent] {
    [NodeGroup(1, second)]
  }
  /// Contents of a loop.
  public static func buildArray(_ parts: [[any NodeContent]]) -> [any NodeContent] {
    [NodeGroup(0, parts.map { NodeGroup(0, $0) })]
  }
  /// Contents that need a newer system.
  public static func buildLimitedAvailability(_ part: [any NodeContent]) -> [any NodeContent] {
    part
  }
}
