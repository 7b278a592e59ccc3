/// A button in a bar.
public struct BarItem: Sendable {
  /// What it says, or empty where the symbol says it.
  public let title: String
  /// The symbol that stands for it, or nil.
  public let symbol: SymbolRole?
  /// What it is called for those who don't see it.
  public let label: String
  /// What it is for.
  public let role: ButtonNode.Role
  /// Whether it can be used now.
  public let isEnabled: Bool
  /// What it does.
  public let action: @MainActor @Sendable () -> Void

  /// Makes an item.
  public init(
    _ title: String, symbol: SymbolRole? = nil, label: String? = nil,
    role: ButtonNode.Role = .normal, isEnabled: Bool = true,
    action: @escaping @MainActor @Sendable () -> Void
  ) {
    self.title = title
    self.symbol = symbol
    self.label = label ?? title
    self.role = role
    self.isEnabled = isEnabled
    self.action = action
  }

  /// The item as a button.
  @MainActor public var button: ButtonNode { button() }

  /// The item as a button.
  ///
  /// - Parameters:
  ///   - isSymbol: whether the symbol stands for it alone, where it has one.
  ///   - form: how the button looks.
  ///   - ground: the colour behind a round one, or nil for the usual one.
  @MainActor public func button(
    isSymbol: Bool = false, form: ButtonNode.Form = .plain, ground: Paint? = nil
  ) -> ButtonNode {
    ButtonNode(
      isSymbol && symbol != nil ? "" : title, symbol: symbol, label: label, role: role, form: form,
      ground: ground, isEnabled: isEnabled, action: action)
  }
}
