/// A route whose type is known only at run time; equal when type and value are.
public struct AnyRoute: Hashable, Sendable, CustomStringConvertible {
  /// The route itself.
  public let base: any Route

  /// Erases the type of a route.
  public init(_ base: some Route) {
    self.base = base
  }

  /// The stable name of the route's type.
  public var name: String { type(of: base).routeName }

  /// The route as text, as frames and logs show it.
  public var description: String { String(describing: base) }

  /// The route as a value of its own type, or nil where it is of another.
  public func `as`<R: Route>(_ type: R.Type) -> R? { base as? R }

  /// Whether both are of one type and equal.
  public static func == (left: AnyRoute, right: AnyRoute) -> Bool {
    func isEqual<R: Route>(_ route: R) -> Bool { right.base as? R == route }
    return isEqual(left.base)
  }

  /// Feeds what `==` compares into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type(of: base)))
    base.hash(into: &hasher)
  }
}
