import NavCore
import Testing

@Suite("Guards")
@MainActor struct GuardTests {
  @Test("guards are asked in order until one does not allow; a cancelled move changes nothing")
  func order() throws {
    let count = Count()
    let guards = [("a", false), ("b", true), ("c", false)].map { name, refuses in
      Guard { _ in
        count.log.append(name)
        return refuses ? .cancel("not now") : .allow
      }
    }
    let model = try makeModel(guards: guards)
    let before = model.tree
    #expect(model.root.push(Page.item(1)).refusal == "not now")
    #expect(count.log == ["a", "b"])
    #expect(model.tree == before)
  }

  @Test("a guard sees the whole change while the tree is still as it was")
  func proposal() throws {
    let count = Count()
    let model = try makeModel(guards: [
      Guard { proposal in
        count.log.append(proposal.change.removed.map(\.text).joined(separator: ","))
        count.log.append(proposal.model.path.joined(separator: ","))
        return .allow
      }
    ])
    model.root.setPath([Page.item(1), Page.item(2)])
    model.root.popToRoot()
    #expect(count.log == ["", "home", "item-1,item-2", "home,item-1,item-2"])
  }

  @Test("a move with nothing to do asks no guard")
  func nothing() throws {
    let model = try makeModel(guards: [Guard { _ in .cancel("never") }])
    #expect(model.root.pop().reason == .atRoot)
  }

  @Test("a redirected move is made in place of the first, and guarded like any other")
  func redirect() throws {
    let count = Count()
    let model = try makeModel(guards: [
      Guard { proposal in
        count.log.append(proposal.change.inserted.map(\.text).joined())
        guard proposal.change.inserted.first?.text == "item-1" else { return .allow }
        return .redirect(Move(.push(.to(Page.item(2))), in: proposal.container))
      }
    ])
    #expect(model.root.push(Page.item(1)).change?.inserted.map(\.text) == ["item-2"])
    #expect(count.log == ["item-1", "item-2"])
    #expect(model.path == ["home", "item-2"])
  }

  @Test("redirects that run in a circle end as refused")
  func redirectLoop() throws {
    let count = Count()
    let model = try makeModel(guards: [
      Guard { proposal in
        count.value += 1
        return .redirect(proposal.move)
      }
    ])
    let before = model.tree
    #expect(model.root.push(Page.item(1)).refusal?.contains("redirected") == true)
    #expect(count.value < 100)
    #expect(model.tree == before)
  }

  /// The ways to leave the screen on top of the root's stack.
  private nonisolated static let leavings: [(String, Move.Action)] = [
    ("back", .back), ("home", .home), ("pop", .pop(1)), ("pop to root", .popToRoot),
    ("set path", .setPath([])), ("replace", .replaceTop(.to(Page.blank))), ("close", .close),
  ]

  @Test("a screen's guard is asked for every way to leave it", arguments: leavings.map(\.0))
  func everyWay(_ name: String) throws {
    let action = try #require(Self.leavings.first { $0.0 == name }?.1)
    for cause in [Move.Cause.user, .code] {
      let model = try makeModel { page, _ in
        Screen("\(page)") {}.guardLeaving { _ in page == .item(1) ? .cancel("unsaved") : .allow }
      }
      model.update(traits: .narrow)
      model.root.push(Page.item(1))
      let outcome = model.root.perform(action, animated: true, cause: cause)
      #expect(outcome.refusal == "unsaved")
      #expect(model.path == ["home", "item-1"])
      #expect(!model.isClosed)
    }
  }

  @Test("a screen's guard is asked when its presentation or one below is dismissed")
  func dismissal() throws {
    let model = try makeModel { page, _ in
      Screen("\(page)") {}.guardLeaving { _ in page == .item(2) ? .cancel("unsaved") : .allow }
    }
    model.update(traits: .narrow)
    model.root.present(Page.item(1))
    let sheet = model.front
    sheet.present(Page.item(2))
    #expect(sheet.dismiss().refusal == "unsaved")
    #expect(model.user(.back).refusal == "unsaved")
    #expect(model.tree.presentations.count == 2)
  }

  @Test("a screen's guard does not stand in the way forward, nor of leaving another screen")
  func forward() throws {
    let model = try makeModel { page, _ in
      Screen("\(page)") {}.guardLeaving { _ in page == .item(1) ? .cancel("unsaved") : .allow }
    }
    model.update(traits: .narrow)
    model.root.push(Page.item(1))
    model.root.push(Page.item(2))
    model.root.pop()
    #expect(model.path == ["home", "item-1"])
    #expect(model.root.present(Page.item(3)).change != nil)
    #expect(model.front.dismiss().change != nil)
  }

  @Test("leaving the app asks every screen that was shown, the uppermost first")
  func close() throws {
    let count = Count()
    let model = try makeModel { page, _ in
      Screen("\(page)") {}.guardLeaving { _ in
        count.log.append("\(page)")
        return .allow
      }
    }
    model.update(traits: .narrow)
    model.root.push(Page.item(1))
    model.root.present(Page.item(2))
    model.perform(Move(.close, in: model.tree.root, cause: .user))
    #expect(count.log == ["item-2", "item-1", "home"])
    #expect(model.isClosed)
    #expect(model.path == ["item-2"])
  }
}
