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

  /// How many symbols a rail shows at most: more than a usual screen has.
  private static let mostItems = 12

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
    configuration.line(
      placement, isBareAtEdge: true, back: .symbol, hasHome: false, font: .body)
  }

  /// Symbols one below the other, as many as have room; what has none is in a menu.
  @MainActor private func rail(_ configuration: BarConfiguration) -> Bar {
    let items = configuration.leading + configuration.trailing
    let most = min(items.filter { $0.symbol != nil }.count, Self.mostItems)
    let ends = [configuration.leadingColumn, configuration.trailingColumn, configuration.home]
      .compactMap(\.self)
    let forms = (0...most).reversed().map { (count: $0, ends: ends) } + [(count: 0, ends: [])]
    return Bar(.leading) {
      StackNode(ground: configuration.tint ?? .role(.barGround)) {
        FittingNode(
          forms.map { form in
            var left = form.count
            let isShown = items.map { item in
              left -= item.symbol == nil ? 0 : 1
              return item.symbol != nil && left >= 0
            }
            return column(configuration, items, isShown, form.ends)
          })
      }
    }
  }

  /// The rail with some of the items; where it has no room for home and columns they are in the menu.
  @MainActor private func column(
    _ configuration: BarConfiguration, _ items: [BarItem], _ isShown: [Bool], _ ends: [BarItem]
  ) -> StackNode {
    let rest = zip(items, isShown).filter { !$1 }.map(\.0)
    let menu = ends.isEmpty ? configuration.menuItems : rest
    return StackNode(gap: .small) {
      if let back = configuration.back, back.display != .hidden {
        KeyedNode("back", [back.button(.symbol)])
      }
      for (index, item) in items.enumerated() where isShown[index] {
        KeyedNode("item \(index)", [item.button(isSymbol: true)])
      }
      if !menu.isEmpty { KeyedNode("menu", [configuration.menuButton(menu)]) }
      for item in ends { KeyedNode("\(item.role) \(item.label)", [item.button(isSymbol: true)]) }
      SpacerNode()
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
