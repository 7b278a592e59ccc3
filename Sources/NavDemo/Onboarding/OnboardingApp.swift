import NavCore
import NavStyles

/// Five pages for those who are new, over a home screen that can show them again.
@MainActor final class OnboardingApp {
  private var wasShown = false

  static func make(_ options: SampleOptions) throws -> NavApp {
    let onboarding = OnboardingApp()
    // A screen's choice is nearer than the app's, so where a bar is asked for no screen chooses.
    let choosesBars = options.bar == nil
    return try NavApp(
      "Onboarding", registry: options.registry, root: .stack(OnboardingPage.home)
    )
    .pager(.onboarding)
    .route(OnboardingPage.self) { page, context in
      switch page {
      case .home: return onboarding.home(context)
      case .step(let step):
        let screen = onboarding.screen(step, context)
        return choosesBars ? screen.bar(.hidden) : screen
      }
    }
    .choosing(options)
  }

  private func home(_ context: ScreenContext) -> Screen {
    Screen("Postbox") {
      ScrollNode {
        StackNode(padding: .medium) {
          TextNode("No letters yet. The first one is the hardest to write.")
        }
        DividerNode()
        RowNode("Show the introduction again") { Self.show(in: context) }
        DividerNode()
      }
    }
    .didAppear { [self] _ in
      guard !wasShown else { return }
      wasShown = true
      Self.show(in: context)
    }
  }

  private static func show(in context: ScreenContext) {
    let pages = OnboardingStep.allCases.map { step in
      PagePlan(step.heading, key: step.rawValue, .stack(OnboardingPage.step(step)))
    }
    context.navigator.present(.pager(pages), as: .cover)
  }

  /// The least height in points in which a step is shown as a whole, in the middle.
  private static let leastHeight = 288.0

  private func screen(_ step: OnboardingStep, _ context: ScreenContext) -> Screen {
    Screen(step.heading) {
      if context.traits.height < Self.leastHeight {
        ScrollNode { Self.text(of: step) }
      } else {
        StackNode {
          SpacerNode()
          Self.text(of: step)
          SpacerNode()
        }
      }
    }
  }

  private static func text(of step: OnboardingStep) -> StackNode {
    StackNode(gap: .small, padding: .medium, alignment: .center) {
      SymbolNode(step.symbol, ink: .accent)
      TextNode(step.heading, font: .largeTitle, alignment: .center, isHeading: true)
      TextNode(step.text, alignment: .center)
      TextNode(step.note, font: .caption, ink: .secondary, alignment: .center)
    }
  }
}

extension SampleApp {
  /// Five pages for those who are new, over a home screen that can show them again.
  static let onboarding = SampleApp(
    "onboarding", summary: "Five pages for those who are new, and the home screen that they end at",
    build: OnboardingApp.make)
}
