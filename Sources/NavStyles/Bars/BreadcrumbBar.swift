public import NavCore

/// A bar with the path to the screen, each part of it a way back; where room is short the outer parts
/// are in a menu.
public struct BreadcrumbBar: BarStyle {
  /// `breadcrumb`.
  public let name = "breadcrumb"

  /// How many parts are shown at most: more than a line of 200 cells has room for.
  private static let mostSteps = 12

  /// Makes the style.
  public init() {}

  /// Makes the bar of one screen.
  @MainActor public func makeBar(_ configuration: BarConfiguration) -> Bar {
    let path = configuration.path(atMost: Self.mostSteps)
    return Bar {
      BarNode(ground: configuration.tint ?? .role(.barGround), alignment: .leading) {
        if path.steps.isEmpty || configuration.back?.display == .hidden {
          configuration.back?.nodes(atMost: .symbol) ?? []
        } else {
          FittingNode(
            (0...path.steps.count).reversed().map { line(path, showing: $0, configuration) })
        }
        if let column = configuration.leadingColumn { column.button }
        configuration.fitting(configuration.leading, "leading")
      } middle: {
        configuration.titleNodes()
      } trailing: {
        configuration.trailingNodes(hasHome: false)
      } below: {
        configuration.belowNodes(isTitleLarge: false)
      }
    }
  }

  /// The inner parts of a path, so many of them; the symbol that goes back alone where none has room.
  @MainActor private func line(
    _ path: BarPath, showing count: Int, _ configuration: BarConfiguration
  ) -> StackNode {
    let isWhole = path.isWhole && count == path.steps.count
    let shown = path.steps.suffix(count)
    return StackNode(.horizontal, alignment: .center) {
      if count == 0 {
        KeyedNode("back", configuration.back.map { [$0.button(.symbol)] } ?? [])
      } else {
        if !isWhole, let showHistory = configuration.back?.showHistory {
          KeyedNode("history") {
            ButtonNode(
              "", symbol: .more, label: configuration.wording.history, role: .menu,
              action: showHistory)
          }
          SymbolNode(.disclosure)
        }
        for (index, step) in shown.enumerated() {
          KeyedNode("step \(path.steps.count - shown.count + index)", [step.button])
          SymbolNode(.disclosure)
        }
      }
    }
  }
}

extension BarStyle where Self == BreadcrumbBar {
  /// The path, each part a way back.
  public static var breadcrumb: BreadcrumbBar { BreadcrumbBar() }
}
