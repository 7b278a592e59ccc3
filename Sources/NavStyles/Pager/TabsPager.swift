public import NavCore

/// Tabs: the symbol and the title of each page, and its badge. Where they have no room beside each
/// other they are symbols alone; where these have none, some are in a menu at the end, but never the
/// selected one. To press the selected tab goes back to its root.
///
/// In a wide room they stand beside the pages, as a rail.
public struct TabsPager: PagerStyle {
  /// Where the tabs are.
  public enum Placement: String, Hashable, Sendable, CaseIterable {
    /// Below the page; beside it where the room is regular in width and at least 640 points wide.
    case automatic
    /// Below the page.
    case bottom
    /// Above it.
    case top
    /// Beside it, where the writing begins.
    case rail
  }

  /// The least width of a room that has a rail of its own accord, in points: that of the least half of
  /// a pad's screen that is regular in width.
  private static let leastRailRoom = 640.0

  /// `tabs`.
  public let name = "tabs"
  /// Where the tabs are.
  public var placement: Placement

  /// Makes the style.
  public init(placement: Placement = .automatic) {
    self.placement = placement
  }

  /// Where the tabs are.
  public static let parameters = [
    StyleParameter("placement", \Self.placement, summary: "where the tabs are")
  ]

  /// Makes the chrome of one pager.
  @MainActor public func makeChrome(_ configuration: PagerConfiguration) -> PagerChrome {
    let traits = configuration.traits
    switch placement {
    case .automatic where traits.horizontal == .regular && traits.width >= Self.leastRailRoom:
      return rail(configuration)
    case .automatic, .bottom: return line(configuration, .bottom)
    case .top: return line(configuration, .top)
    case .rail: return rail(configuration)
    }
  }

  @MainActor private func line(
    _ configuration: PagerConfiguration, _ placement: BarPlacement
  ) -> PagerChrome {
    guard !configuration.isTooLowForLine else { return .hidden }
    return PagerChrome(placement) {
      StackNode(alignment: .center, ground: .role(.barGround)) {
        FittingNode(forms(configuration, .horizontal))
      }
    }
  }

  @MainActor private func rail(_ configuration: PagerConfiguration) -> PagerChrome {
    PagerChrome(.leading) {
      StackNode(ground: .role(.barGround)) {
        FittingNode(forms(configuration, .vertical))
      }
    }
  }

  /// The tabs at all lengths, the longest first.
  @MainActor private func forms(
    _ configuration: PagerConfiguration, _ direction: StackNode.Direction
  ) -> [StackNode] {
    let count = configuration.count
    let most = min(count, PagerConfiguration.mostTabs)
    let first = configuration.tabs(showing: most).shown.map { configuration.page(at: $0) }
    let isSymbolic = configuration.areSymbolic(first)
    func form(
      _ count: Int, isSymbol: Bool, _ distribution: StackNode.Distribution = .natural
    ) -> StackNode {
      line(configuration, showing: count, isSymbol: isSymbol, direction, distribution)
    }
    var whole: [StackNode] = []
    if most == count {
      if direction == .horizontal { whole.append(form(count, isSymbol: false, .equal)) }
      whole.append(form(count, isSymbol: false))
      if isSymbolic { whole.append(form(count, isSymbol: true)) }
    }
    let counts = (1...most).reversed().filter { $0 < count }
    // A single title beside the menu says less than some symbols do.
    let titled = counts.filter { !isSymbolic || $0 > 1 }.map { form($0, isSymbol: false) }
    let symbols = isSymbolic ? counts.map { form($0, isSymbol: true) } : []
    return whole + titled + symbols + [form(0, isSymbol: true)]
  }

  /// Some of the tabs, and a menu of those that are left.
  @MainActor private func line(
    _ configuration: PagerConfiguration, showing count: Int, isSymbol: Bool,
    _ direction: StackNode.Direction, _ distribution: StackNode.Distribution
  ) -> StackNode {
    let (shown, rest) = configuration.tabs(showing: count)
    return StackNode(direction, distribution: distribution) {
      for index in shown {
        let page = configuration.page(at: index)
        configuration.tab(page, title: isSymbol ? "" : page.title)
      }
      if !rest.isEmpty { configuration.moreButton(rest, beside: shown) }
      // What is as high as the rail is measured against its height.
      if direction == .vertical { SpacerNode() }
    }
  }
}

extension PagerStyle where Self == TabsPager {
  /// Tabs.
  public static var tabs: TabsPager { TabsPager() }

  /// Tabs at a side of the pages.
  public static func tabs(_ placement: TabsPager.Placement) -> TabsPager {
    TabsPager(placement: placement)
  }
}
