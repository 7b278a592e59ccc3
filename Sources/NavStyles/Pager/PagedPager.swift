public import NavCore

/// Dots over the page, one for each page; where there are more than twelve, or more than there is room
/// for, the number of the page between the ways to the one before and to the next. A single page has
/// none.
///
/// Where pages follow each other downwards, the dots stand at the trailing side.
public struct PagedPager: PagerStyle {
  /// Where the dots are.
  public enum Placement: String, Hashable, Sendable, CaseIterable {
    /// At the bottom; at the trailing side where pages follow each other downwards.
    case automatic
    /// At the bottom.
    case bottom
    /// At the top.
    case top
    /// At the side where the writing begins.
    case leading
    /// At the other side.
    case trailing

    fileprivate func anchor(_ axis: PageAxis) -> BarPlacement.Anchor {
      switch self {
      case .automatic where axis == .vertical: BarPlacement.Anchor(x: 1, y: 0.5)
      case .automatic, .bottom: BarPlacement.Anchor(x: 0.5, y: 1)
      case .top: BarPlacement.Anchor(x: 0.5, y: 0)
      case .leading: BarPlacement.Anchor(x: 0, y: 0.5)
      case .trailing: BarPlacement.Anchor(x: 1, y: 0.5)
      }
    }
  }

  /// `paged`.
  public let name = "paged"
  /// Where the dots are.
  public var placement: Placement
  /// Whether the page keeps clear of them.
  public var content: CoveredContent

  /// Makes the style.
  public init(placement: Placement = .automatic, content: CoveredContent = .clear) {
    self.placement = placement
    self.content = content
  }

  /// Where the dots are, and whether the page keeps clear of them.
  public static let parameters = [
    StyleParameter("placement", \Self.placement, summary: "where the dots are"),
    StyleParameter("content", \Self.content, summary: "whether pages keep clear of the dots"),
  ]

  /// Makes the chrome of one pager.
  @MainActor public func makeChrome(_ configuration: PagerConfiguration) -> PagerChrome {
    guard configuration.count > 1 else { return .hidden }
    let anchor = placement.anchor(configuration.axis)
    let forms = forms(configuration, anchor.y == 0.5 ? .vertical : .horizontal)
    return PagerChrome(.floating(anchor), isKeptClear: content == .clear) {
      // A ground of their own, on which they are seen over whatever the page shows.
      StackNode(.horizontal, ground: .role(.barGround)) { FittingNode(forms) }
    }
  }

  /// The dots, the number of the page between the ways on, and these alone, as far as there is height
  /// for them.
  @MainActor private func forms(
    _ configuration: PagerConfiguration, _ direction: StackNode.Direction
  ) -> [StackNode] {
    let isVertical = configuration.axis == .vertical
    let previous = configuration.previousButton(isVertical ? .up : .back)
    let next = configuration.nextButton(isVertical ? .down : .disclosure)
    let most = direction == .vertical ? rows(configuration) : .max
    let dots = configuration.dots
    var forms: [StackNode] = []
    if !dots.isEmpty, dots.count < most {
      forms.append(StackNode(direction) { dots })
    }
    if most > 3 {
      forms.append(
        StackNode(direction, alignment: direction == .horizontal ? .center : .leading) {
          [previous, configuration.progressText, next]
        })
    }
    return forms + [StackNode(direction) { [previous, next] }]
  }

  /// How many buttons have room one below the other: what floats is not measured against a height.
  @MainActor private func rows(_ configuration: PagerConfiguration) -> Int {
    let traits = configuration.traits
    let target =
      traits.idiom == .terminal ? Traits.cellHeight : configuration.theme.metrics.minimumTarget
    return Int(traits.height / max(1, target))
  }
}

extension PagerStyle where Self == PagedPager {
  /// Dots over the page.
  public static var paged: PagedPager { PagedPager() }

  /// Dots over the page, at a side of it.
  ///
  /// - Parameters:
  ///   - placement: where they are.
  ///   - content: whether the page keeps clear of them.
  public static func paged(
    _ placement: PagedPager.Placement, content: CoveredContent = .clear
  ) -> PagedPager {
    PagedPager(placement: placement, content: content)
  }
}
