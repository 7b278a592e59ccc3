/// The way back that a bar offers.
@MainActor public struct BackItem {
  /// How much a button that goes back shows.
  public enum Display: String, Hashable, Sendable, CaseIterable {
    /// The title of the screen that it leads to; where room is short the general word, and at last
    /// the symbol alone.
    case title
    /// The general word, “Back”; where room is short the symbol alone.
    case generic
    /// The symbol alone.
    case symbol
    /// Nothing: back works by key and gesture.
    case hidden
  }

  /// What it shows with ``Display-swift.enum/title``: the title of the screen that it leads to, or what
  /// the screen that is shown says instead; nil where it closes a presentation.
  public let title: String?
  /// The general word for it, “Back” or “Close”.
  public let generic: String
  /// What it is called for those who don't see it: “Back to Fruits”, “Close”.
  public let label: String
  /// The symbol that goes with it.
  public let symbol: SymbolRole
  /// Its colour, or nil for that of the bar.
  public let ink: Paint?
  /// How much of it the screen wants shown.
  public let display: Display
  /// Opens the history as a menu, which goes back several steps at once; nil where there is only one
  /// step to go.
  public let showHistory: (@MainActor @Sendable () -> Void)?
  /// What it does.
  public let action: @MainActor @Sendable () -> Void

  /// A button that goes back, showing as much as the screen wants.
  public var button: ButtonNode { button() }

  /// A button that goes back.
  ///
  /// - Parameters:
  ///   - display: how much it shows, whatever the room; what the screen wants where it is left out.
  ///   - form: how the button looks.
  ///   - ground: the colour behind a round one, or nil for the usual one.
  public func button(
    _ display: Display? = nil, form: ButtonNode.Form = .plain, ground: Paint? = nil
  ) -> ButtonNode {
    let words =
      switch display ?? self.display {
      case .title: title ?? generic
      case .generic: generic
      case .symbol, .hidden: ""
      }
    return ButtonNode(
      words, symbol: symbol, label: label, role: .back, ink: ink, form: form, ground: ground,
      menu: showHistory, action: action)
  }

  /// The way back as a bar shows it: as much as the screen wants, and less where room is short.
  ///
  /// - Parameter most: the most that is shown, however much the screen wants.
  public func nodes(atMost most: Display = .title) -> [any NodeContent] {
    let all = Display.allCases
    let first = max(all.firstIndex(of: display) ?? 0, all.firstIndex(of: most) ?? 0)
    let shown = all[first...].filter { $0 != .hidden }
    return shown.isEmpty ? [] : [FittingNode(shown.map { KeyedNode("back", [button($0)]) })]
  }
}
