/// Something to press.
public struct ButtonNode: NodeContent {
  /// What a button is for.
  public enum Role: String, Hashable, Sendable {
    /// Anything.
    case normal
    /// It goes back or closes.
    case back
    /// It leaves all as it is.
    case cancel
    /// Something is lost when it is pressed.
    case destructive
  }

  /// What a button is, without what it does.
  public struct Attributes: Hashable, Sendable {
    /// What it says, or empty where the symbol says it.
    public let title: String
    /// The symbol before the title, or nil.
    public let symbol: SymbolRole?
    /// What it is called for those who don't see it.
    public let label: String
    /// What it is for.
    public let role: Role
    /// Whether it can be pressed now.
    public let isEnabled: Bool
    /// Its colour, or nil for the usual one of its place.
    public let ink: Paint?
  }

  private let attributes: Attributes
  private let action: @MainActor () -> Void

  /// Makes a button.
  public init(
    _ title: String, symbol: SymbolRole? = nil, label: String? = nil, role: Role = .normal,
    ink: Paint? = nil, isEnabled: Bool = true, action: @escaping @MainActor () -> Void
  ) {
    attributes = Attributes(
      title: title, symbol: symbol, label: label ?? title, role: role, isEnabled: isEnabled,
      ink: ink)
    self.action = action
  }

  /// The nodes that this becomes at a place.
  public func nodes(in context: NodeContext) -> [Node] {
    if attributes.isEnabled { context.register(.activate(action)) }
    return [Node(.button(attributes), id: context.id)]
  }
}
