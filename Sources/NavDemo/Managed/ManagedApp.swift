import Foundation
import NavCore
import NavStyles

/// Two navigators side by side, each of which drives the other: by its tag, by posts, past guards,
/// and with answers.
@MainActor struct ManagedApp {
  let desk = ManagedDesk()
  /// Where messages are posted and received.
  let center: NotificationCenter

  static func make(_ options: SampleOptions) throws -> NavApp {
    try make(options, .default)
  }

  static func make(_ options: SampleOptions, _ center: NotificationCenter) throws -> NavApp {
    let managed = ManagedApp(center: center)
    return try NavApp("Managed", registry: options.registry, root: managed.plan)
      .columns(.doubleColumn)
      .route(ManagedPage.self) { page, context in managed.screen(page, context) }
      .route(VaultPage.self) { _, context in managed.vault(context) }
      .guarding(managed.houseRule)
      .guarding(VaultPage.self, "the vault") { _, _ in managed.vaultDecision }
      .choosing(options)
  }

  private var plan: ContainerPlan {
    .columns([
      .init(.sidebar, observed(.left)), .init(.detail, observed(.right).guarding(passingOn)),
    ])
  }

  /// A side's stack, with an observer that says what it saw.
  private func observed(_ side: Side) -> ContainerPlan {
    .stack(ManagedPage.start, tag: side.tag).observing(
      Observer { change, model in
        guard let stack = model.navigator(tagged: side.tag)?.container,
          let sentence = change.sentence(of: stack)
        else { return }
        desk.saw("\(side.title)’s observer: \(sentence)", on: side)
      })
  }

  private func screen(_ page: ManagedPage, _ context: ScreenContext) -> Screen {
    switch page {
    case .start: start(context)
    case .drive: drive(context)
    case .messages: messages(context)
    case .guards: guards(context)
    case .answers: answers(context)
    case .card(let number): card(number, context)
    case .parcel: parcel(context)
    case .draft: draft(context)
    case .question: question(context)
    case .rating: rating(context)
    }
  }
}

extension SampleApp {
  /// Two navigators that drive each other, with guards, messages and answers.
  static let managed = SampleApp(
    "managed", summary: "Two navigators that drive each other, with guards, messages and answers",
    build: ManagedApp.make)
}
