/// Builds lists of bar items.
@resultBuilder public enum BarItemBuilder {
  /// A single item.
  public static func buildExpression(_ item: BarItem) -> [BarItem] { [item] }
  /// Items one after the other.
  public static func buildBlock(_ parts: [BarItem]...) -> [BarItem] { parts.flatMap(\.self) }
  /// Items that are there under a condition.
  public static func buildOptional(_ part: [BarItem]?) -> [BarItem] { part ?? [] }
  /// The first of two alternatives.
  public static func buildEither(first: [BarItem]) -> [BarItem] { first }
  /// The second of two alternatives.
  public static func buildEither(second: [BarItem]) -> [BarItem] { second }
  /// Items of a loop.
  public static func buildArray(_ parts: [[BarItem]]) -> [BarItem] { parts.flatMap(\.self) }
}
