import NavCore
import Testing

@Suite("Results that never come")
@MainActor struct CancellationTests {
  /// A model with home, item-1 that was asked for a number, and item-2 above it.
  private func model(_ contexts: Contexts) async throws -> (NavigationModel, Asked<Int>) {
    let model = try makeModel(screen: contexts.maker())
    model.update(traits: .narrow)
    let asked = Asked { await model.root.push(Page.item(1), returning: Int.self) }
    await turns()
    model.root.push(Page.item(2))
    return (model, asked)
  }

  private nonisolated static let leavings: [(String, Move.Action)] = [
    ("home", .home), ("pop", .pop(2)), ("pop to root", .popToRoot), ("set path", .setPath([])),
    ("remove", .remove(.route(Page.item(1)))),
    (
      "replace",
      .batch([
        Move(.back, in: .root), Move(.replaceTop(.to(Page.item(3))), in: .root),
      ])
    ), ("pop to", .popTo(.route(Page.home))),
  ]

  @Test(
    "a screen that goes without a result has left, by whatever way", arguments: leavings.indices)
  func left(_ index: Int) async throws {
    let (model, asked) = try await model(Contexts())
    #expect(model.root.perform(Self.leavings[index].1, cause: .user).change != nil)
    #expect(await asked.cancellation == "left", "\(Self.leavings[index].0)")
    #expect(asked.reply?.value == nil)
  }

  @Test("so has one whose presentation, or the one below, is dismissed; or that finishes without")
  func dismissed() async throws {
    let contexts = Contexts()
    let model = try makeModel(screen: contexts.maker())
    model.update(traits: .narrow)
    let ways: [@MainActor () -> Void] = [
      { model.user(.back) }, { model.front.dismiss() }, { model.root.dismiss(.all) },
      { contexts[.item(1)]?.finish() },
    ]
    for way in ways {
      let asked = Asked { await model.root.present(Page.item(1), returning: Int.self) }
      await turns()
      way()
      #expect(await asked.cancellation == "left")
      #expect(model.tree.presentations.isEmpty)
    }
  }

  @Test("a screen below that leaves takes the results of those above with it")
  func below() async throws {
    let (model, asked) = try await model(Contexts())
    let second = Asked { await model.root.push(Page.item(3), returning: Int.self) }
    await turns()
    model.root.popToRoot()
    #expect(await asked.cancellation == "left")
    #expect(await second.cancellation == "left")
  }

  @Test("a screen that is refused, leads elsewhere or is unknown was not shown")
  func notShown() async throws {
    let model = try makeModel(
      .stack(Page.home, tag: "main"),
      guards: [
        Guard("mine") { proposal in
          switch proposal.change.inserted.first?.text {
          case "item-1": .cancel("no")
          case "item-2": .redirect(Move(.push(.to(Page.item(3))), in: .root))
          default: .allow
          }
        }
      ])
    model.update(traits: .narrow)
    let asked = [
      Asked { await model.root.present(Page.item(1), returning: Int.self) },
      Asked { await model.root.push(Page.item(2), returning: Int.self) },
      Asked { await model.root.push(Stranger(), returning: Int.self) },
    ]
    let (refused, redirected) = (await asked[0].settled, await asked[1].settled)
    let unknown = await asked[2].settled
    guard case .notShown(let why)? = refused?.cancellation,
      case .notShown(let whither)? = redirected?.cancellation,
      case .notShown(let what)? = unknown?.cancellation
    else {
      Issue.record("there are other replies")
      return
    }
    #expect(why.refusal == "no")
    #expect(whither.change?.inserted.map(\.text) == ["item-3"])
    #expect(what.missing?.contains("stranger") == true)
    #expect(model.path == ["home", "item-3"], "the screen that it led to is nobody's answer")
  }

  @Test("a task that is cancelled waits no more, and the screen stays")
  func taskCancelled() async throws {
    let contexts = Contexts()
    let (model, asked) = try await model(contexts)
    asked.cancel()
    #expect(await asked.cancellation == "task cancelled")
    #expect(model.path == ["home", "item-1", "item-2"])
    let early = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await model.root.push(Page.item(3), returning: Int.self)
    }
    guard case .taskCancelled? = await early.value.cancellation else {
      Issue.record("a cancelled task has nothing to wait for")
      return
    }
    #expect(model.path == ["home", "item-1", "item-2"], "nor does it show anything")
  }

  @Test("after that nobody waits: another type is not refused, and who receives it gets it")
  func taskCancelledThenFinished() async throws {
    let (contexts, received) = (Contexts(), Count())
    let model = try makeModel(
      screen: contexts.maker { _, screen in
        screen.receive(String.self) { received.log.append($0) }
      })
    model.update(traits: .narrow)
    let asked = Asked { await model.root.push(Page.item(1), returning: Int.self) }
    await turns()
    asked.cancel()
    _ = await asked.settled
    #expect(contexts[.item(1)]?.finish(returning: "late").change != nil)
    #expect(received.log == ["late"])
    #expect(model.path == ["home"])
  }
}
