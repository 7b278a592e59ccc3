public import NavCore

/// A bar of symbols, with the title in the letters of text: without ground as long as the content is
/// at its beginning. Beside the body it is a rail, which has no title.
public struct MinimalBar: BarStyle {
  /// Where the bar goes.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// Above the body.
    case top
    /// Below it.
    case bottom
    /// Beside it, where the writing begins.
    case leading
  }

  /// `minimal`.
  public let name = "minimal"
  /// Where it goes.
  public var placement = Side.top

  /// Makes the style.
  public init(placement: Side = .top) {
    self.placement = placement
  }

  /// Where the bar goes.
  public static let parameters = [
    StyleParameter("placement", \Self.placement, summary: "where the bar goes")
  ]

  /// Makes the bar of one screen.
  @MainActor public func makeBar(_ configuration: BarConfiguration) -> Bar {
    switch placement {
    case .top: line(configuration, .top)
    case .bottom: line(configuration, .bottom)
    case .leading: rail(configuration)
    }
  }

  @MainActor private func line(
    _ configuration: BarConfiguration, _ placement: BarPlacement
  ) -> Bar {
    let isLarge = configuration.isTitleLarge(automatic: false)
    let isBare = configuration.scrollState == .atEdge && configuration.tint == nil
    return Bar(placement) {
      BarNode(
        ground: isBare ? nil : configuration.tint ?? .role(.barGround),
        ink: isBare ? .ink : .role(.barInk)
      ) {
        configuration.leadingNodes(back: .symbol)
      } middle: {
        if !isLarge { configuration.titleNodes(font: .body) }
      } trailing: {
        configuration.trailingNodes(hasHome: false)
      } below: {
        configuration.belowNodes(isTitleLarge: isLarge)
      }
    }
  }

  /// Symbols one below the other; what has none is in a menu.
  @MainActor private func rail(_ configuration: BarConfiguration) -> Bar {
    let items = configuration.leading + configuration.trailing
    let rest = items.filter { $0.symbol == nil }
    let columns = [configuration.leadingColumn, configuration.trailingColumn, configuration.home]
    return Bar(.leading) {
      StackNode(gap: .small, ground: configuration.tint ?? .role(.barGround)) {
        if let back = configuration.back, back.display != .hidden { back.button(.symbol) }
        for item in items where item.symbol != nil { item.button(isSymbol: true) }
        if !rest.isEmpty { configuration.menuButton(rest) }
        for item in columns.compactMap(\.self) { item.button(isSymbol: true) }
        SpacerNode()
      }
    }
  }
}

extension BarStyle where Self == MinimalBar {
  /// Symbols and a small title.
  public static var minimal: MinimalBar { MinimalBar() }

  /// Symbols and a small title, at a side of the body.
  public static func minimal(_ placement: MinimalBar.Side) -> MinimalBar {
    MinimalBar(placement: placement)
  }
}
