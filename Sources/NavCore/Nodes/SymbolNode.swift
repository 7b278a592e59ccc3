/// A symbol of the theme.
public struct SymbolNode: NodeContent, Hashable, Sendable {
  /// What the symbol stands for.
  public let role: SymbolRole
  /// Its colour.
  public let ink: Paint

  /// Makes a symbol.
  public init(_ role: SymbolRole, ink: Paint = .ink) {
    self.role = role
    self.ink = ink
  }

  /// The nodes that this becomes at a place.
  public func nodes(in context: NodeContext) -> [Node] { [Node(.symbol(self))] }
}
