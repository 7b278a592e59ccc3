/// A bar that is shown.
public struct BarFrame: Hashable, Sendable {
  /// The name of the bar style.
  public let style: String
  /// Where it goes.
  public let placement: BarPlacement
  /// Whether the body keeps clear of one that floats at an edge.
  public let isKeptClear: Bool
  /// How the content stands to it.
  public let scrollState: ScrollState
  /// The title of the screen.
  public let title: String
  /// What stands below the title, or nil.
  public let subtitle: String?
  /// The title of the screen that back leads to, or nil.
  public let backTitle: String?
  /// What it shows.
  public let node: Node

  /// The button that goes back or closes, as it is shown, or nil where the bar has none.
  public var back: ButtonNode.Attributes? { node.buttons.first { $0.role == .back } }

  /// The labels of the items at the leading end; of all items where the bar has no ends.
  public var leading: [String] {
    (isDivided ? node.children[0] : node).buttons.map(\.label)
  }

  /// The labels of the items at the trailing end.
  public var trailing: [String] { isDivided ? node.children[2].buttons.map(\.label) : [] }

  private var isDivided: Bool {
    if case .bar = node.kind { true } else { false }
  }
}
