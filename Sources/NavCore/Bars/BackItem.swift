/// The way back that a bar offers.
@MainActor public struct BackItem {
  /// The title of the screen that it leads to; nil where it closes a presentation.
  public let title: String?
  /// What it is called for those who don't see it: “Back to Fruits”, “Close”.
  public let label: String
  /// What it does.
  public let action: @MainActor @Sendable () -> Void

  /// The symbol that goes with it.
  public var symbol: SymbolRole { title == nil ? .close : .back }

  /// A button that goes back: the symbol, and the title where there is one.
  public var button: ButtonNode {
    ButtonNode(title ?? label, symbol: symbol, label: label, role: .back, action: action)
  }
}
