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
      StackNode(ground: .role(.barGround)) { FittingNode(forms(configuration)) }
    }
  }

  /// How much of the line is shown, the most first: words, then symbols; dots, then a number; at last
  /// the way on alone.
  @MainActor private func forms(_ configuration: PagerConfiguration) -> [StackNode] {
    let dots = configuration.dots
    let line = StackNode(.horizontal) { dots }
    let number = configuration.progressText
    let (long, short) = (back(configuration, isLong: true), back(configuration, isLong: false))
    let (word, symbol) = (onward(configuration, isLong: true), onward(configuration, isLong: false))
    let skip = skip(configuration)
    func form(
      _ back: [any NodeContent], _ progress: [any NodeContent], _ skip: [any NodeContent],
      _ onward: any NodeContent
    ) -> StackNode {
      StackNode(.horizontal) { back + [SpacerNode()] + progress + [SpacerNode()] + skip + [onward] }
    }
    /// The same in three equal parts, so that the middle one stands in the middle.
    func even(_ back: [any NodeContent], _ progress: [any NodeContent]) -> StackNode {
      StackNode(.horizontal, distribution: .equal) {
        StackNode(.horizontal) { back + [SpacerNode()] }
        StackNode(.horizontal) { progress }
        StackNode(.horizontal) { [SpacerNode()] + skip + [word] }
      }
    }
    let isSingle = configuration.count == 1
    let shown: [[any NodeContent]] =
      isSingle ? [[]] : dots.isEmpty ? [[number]] : [[line], [number]]
    var forms: [StackNode] = []
    for progress in shown {
      forms.append(even(long, progress))
      forms.append(form(long, progress, skip, word))
      forms.append(form(short, progress, skip, word))
    }
    let progress: [any NodeContent] = isSingle ? [] : [number]
    return forms + [
      form(short, progress, [], word), form(short, progress, [], symbol),
      form(short, [], [], symbol), StackNode(.horizontal) { symbol },
    ]
  }

  @MainActor private func back(
    _ configuration: PagerConfiguration, isLong: Bool
  ) -> [any NodeContent] {
    guard configuration.nearest > 0 else { return [] }
    let word = configuration.wording.previous
    return [
      KeyedNode("previous") {
        ButtonNode(isLong ? word : "", symbol: .back, label: word) { configuration.previous() }
      }
    ]
  }

  @MainActor private func skip(_ configuration: PagerConfiguration) -> [any NodeContent] {
    guard let finish = configuration.finish, !configuration.isOver else { return [] }
    return [KeyedNode("skip") { ButtonNode(configuration.wording.skip, action: finish) }]
  }

  /// On, or the end: one button, so that it keeps the focus.
  @MainActor private func onward(
    _ configuration: PagerConfiguration, isLong: Bool
  ) -> any NodeContent {
    let finish = configuration.isOver ? configuration.finish : nil
    let word = finish == nil ? configuration.wording.next : configuration.wording.done
    let symbol: SymbolRole = finish == nil ? .disclosure : .check
    return KeyedNode("next") {
      ButtonNode(
        isLong ? word : "", symbol: isLong ? nil : symbol, label: word, role: .proceed,
        form: .round, ground: .accent, isEnabled: finish != nil || !configuration.isOver
      ) {
        if let finish { finish() } else { configuration.next() }
      }
    }
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
