/// A button in a bar.
public struct BarItem: Sendable {
  /// What it says.
  public let title: String
  /// The symbol that stands for it, or nil.
  public let symbol: SymbolRole?
  /// What it is called for those who don't see it.
  public let label: String
  /// Whether it can be used now.
  public let isEnabled: Bool
  /// What it does.
  public let action: @MainActor @Sendable () -> Void

  /// Makes an item.
  public init(
    _ title: String, symbol: SymbolRole? = nil, label: String? = nil, isEnabled: Bool = true,
    action: @escaping @MainActor @Sendable () -> Void
  ) {
    self.title = title
    self.symbol = symbol
    self.label = label ?? title
    self.isEnabled = isEnabled
    self.action = action
  }

  /// The item as a button.
  @MainActor public var button: ButtonNode {
    ButtonNode(title, symbol: symbol, label: label, isEnabled: isEnabled, action: action)
  }
}
