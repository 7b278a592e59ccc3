public import NavCore

/// The way through pages that are read one after the other: back, how far one is, and on, below the
/// page. The first page has no way back. On the last one the way on ends the pages, and so does
/// skipping them on those before, where something is to be done at their end.
public struct OnboardingPager: PagerStyle {
  /// `onboarding`.
  public let name = "onboarding"

  /// Makes the style.
  public init() {}

  /// Makes the chrome of one pager.
  @MainActor public func makeChrome(_ configuration: PagerConfiguration) -> PagerChrome {
    guard configuration.count > 1 || configuration.finish != nil else { return .hidden }
    return PagerChrome(.bottom) {
      BarNode {
        if configuration.nearest > 0 { back(configuration) }
      } middle: {
        if configuration.count > 1 { progress(configuration) }
      } trailing: {
        if let finish = configuration.finish, !configuration.isOver {
          KeyedNode("skip") { ButtonNode(configuration.wording.skip, action: finish) }
        }
        onward(configuration)
      }
    }
  }

  @MainActor private func back(_ configuration: PagerConfiguration) -> FittingNode {
    let word = configuration.wording.previous
    return FittingNode(
      [word, ""].map { title in
        KeyedNode("previous") {
          ButtonNode(title, symbol: .back, label: word) { configuration.previous() }
        }
      })
  }

  @MainActor private func progress(_ configuration: PagerConfiguration) -> FittingNode {
    let dots = configuration.dots
    let line: [any NodeContent] = dots.isEmpty ? [] : [StackNode(.horizontal) { dots }]
    return FittingNode(line + [configuration.progressText])
  }

  /// On, or the end: one button, so that it keeps the focus.
  @MainActor private func onward(_ configuration: PagerConfiguration) -> FittingNode {
    let finish = configuration.isOver ? configuration.finish : nil
    let word = finish == nil ? configuration.wording.next : configuration.wording.done
    let symbol: SymbolRole = finish == nil ? .disclosure : .check
    return FittingNode(
      [(word, nil), ("", symbol)].map { title, symbol in
        KeyedNode("next") {
          ButtonNode(
            title, symbol: symbol, label: word, form: .round, ground: .accent,
            isEnabled: finish != nil || !configuration.isOver
          ) {
            if let finish { finish() } else { configuration.next() }
          }
        }
      })
  }
}

extension PagerConfiguration {
  /// Whether the last page is the one that is shown.
  fileprivate var isOver: Bool { nearest == count - 1 }
}

extension PagerStyle where Self == OnboardingPager {
  /// Back, how far one is, and on.
  public static var onboarding: OnboardingPager { OnboardingPager() }
}
