import Foundation
import NavCore
import NavFoundation
import Testing

@MainActor @Suite("Of several models that receive, each acts on its own tags")
struct SeveralModelsTests {
  private let center = NotificationCenter()

  private func outcome(_ outcomes: Outcomes) -> String {
    #expect(outcomes.all.count == 1)
    return switch outcomes.all.first {
    case .done?: "done"
    case .nothing(let reason)?: reason.rawValue
    case .refused(let name, _)?: "refused by \(name)"
    case .notFound(let what)?: what
    case .pending?, nil: "none"
    }
  }

  @Test("The one with the tag acts, the other notices nothing; the action is called once")
  func one() throws {
    let first = try NavigationModel.sample("a", "b")
    let second = try NavigationModel.sample("c", "d")
    let receivers = [first, second].map { $0.receiveMessages(from: center) }
    for (tag, model, other) in [("a", first, second), ("d", second, first)] {
      let outcomes = Outcomes()
      center.post(.push(Page.item(1), on: tag, then: outcomes.note))
      #expect(model.path(tag) == ["home", "item-1"])
      #expect(outcome(outcomes) == "done")
      #expect(other.messageRecords.isEmpty)
    }
    #expect(receivers.map(\.isReceiving) == [true, true])
  }

  @Test("Where both have the tag both act, and the action is called once when both are through")
  func both() throws {
    let (first, second) = (try NavigationModel.sample(), try NavigationModel.sample())
    let receivers = [first, second].map { $0.receiveMessages(from: center) }
    let outcomes = Outcomes()
    center.post(
      .push(Page.item(1), on: "left") { outcome in
        #expect(first.path("left") == ["home", "item-1"])
        #expect(second.path("left") == ["home", "item-1"])
        outcomes.note(outcome)
      })
    #expect(outcome(outcomes) == "done")
    #expect(receivers.count == 2)
  }

  @Test("Of different outcomes the action is told the one that says most, whoever has it")
  func best() throws {
    let free = try NavigationModel.sample()
    let guarded = try NavigationModel.sample(guards: [Guard("house") { _ in .cancel("closed") }])
    for models in [[free, guarded], [guarded, free]] {
      let receivers = models.map { $0.receiveMessages(from: center) }
      let pushed = Outcomes()
      center.post(.push(Page.item(1), on: "left", then: pushed.note))
      #expect(outcome(pushed) == "done")
      let popped = Outcomes()
      center.post(.popToRoot(of: "left", then: popped.note))
      #expect(outcome(popped) == "done")
      let again = Outcomes()
      center.post(.popToRoot(of: "left", then: again.note))
      #expect(outcome(again) == "atRoot")
      #expect(receivers.count == 2)
    }
    let empty = try NavigationModel.sample()
    let receivers = [empty, guarded].map { $0.receiveMessages(from: center) }
    guarded.log.clear()
    let refused = Outcomes()
    center.post(.push(Stranger(), on: "left", then: refused.note))
    #expect(outcome(refused).contains("stranger"))
    #expect(receivers.count == 2)
  }

  @Test("A refusal says more than that there was nothing to do")
  func refusal() throws {
    let atRoot = try NavigationModel.sample()
    let guarded = try NavigationModel.sample(guards: [
      Guard("house") { $0.change.removed.isEmpty ? .allow : .cancel("closed") }
    ])
    guarded.navigator(tagged: "left")?.push(Page.item(1))
    let receivers = [atRoot, guarded].map { $0.receiveMessages(from: center) }
    let outcomes = Outcomes()
    center.post(.popToRoot(of: "left", then: outcomes.note))
    #expect(outcome(outcomes) == "refused by house")
    #expect(receivers.count == 2)
  }

  @Test("Where none has the tag the action is told once, with the tags of all; each log notes it")
  func none() throws {
    let models = [try NavigationModel.sample("a", "b"), try NavigationModel.sample("c", "d")]
    let receivers = models.map { $0.receiveMessages(from: center) }
    let outcomes = Outcomes()
    center.post(.popToRoot(of: "z", then: outcomes.note))
    #expect(
      outcome(outcomes)
        == "navigator tagged “z” (there are: “a”, “b”); another window: navigator tagged “z” "
        + "(there are: “c”, “d”)")
    #expect(models.allSatisfy { $0.messageRecords.map(\.kind) == [.notFound] })
    #expect(receivers.count == 2)
  }

  @Test("A notification that means nothing is told once, and noted in each log")
  func unreadable() throws {
    let models = [try NavigationModel.sample("a", "b"), try NavigationModel.sample("c", "d")]
    let receivers = models.map { $0.receiveMessages(from: center) }
    let outcomes = Outcomes()
    center.post(name: .navigatorPush, object: "a", userInfo: ["then": outcomes.note])
    #expect(outcome(outcomes).contains("neither “route” nor “screen”"))
    #expect(models.allSatisfy { $0.messageRecords.map(\.kind) == [.notFound] })
    #expect(receivers.count == 2)
  }

  @Test("A model that waits for an answer keeps the action waiting, and no longer than that")
  func waiting() async throws {
    let asking = try NavigationModel.sample(guards: [
      Guard("house") { _ in
        .ask(Prompt("Really?", choices: [.init("No", role: .cancel), .init("Yes")])) {
          $0.label == "Yes"
        }
      }
    ])
    let other = try NavigationModel.sample()
    let receivers = [asking, other].map { $0.receiveMessages(from: center) }
    let outcomes = Outcomes()
    center.post(.push(Page.item(1), on: "left", then: outcomes.note))
    while asking.prompt == nil { await Task.yield() }
    #expect(outcomes.all.isEmpty)
    #expect(other.path("left") == ["home", "item-1"])
    asking.answer(.init("No", role: .cancel))
    await outcomes.reach(1)
    #expect(outcome(outcomes) == "done")
    #expect(receivers.count == 2)
  }

  @Test("The tag of a container that a waiting move brings is found, though no model has it yet")
  func comingTag() throws {
    let center = center
    let outcomes = Outcomes()
    let model = try NavigationModel.sample(observers: [
      Observer { change, model in
        guard change.inserted.first?.text == "item-1" else { return }
        model.root.present(.stack(Page.home, tag: "sheet"))
        center.post(.push(Page.item(2), on: "sheet", then: outcomes.note))
      }
    ])
    let other = try NavigationModel.sample("a", "b")
    let receivers = [other, model].map { $0.receiveMessages(from: center) }
    center.post(.push(Page.item(1), on: "left"))
    #expect(model.path("sheet") == ["home", "item-2"])
    #expect(outcome(outcomes) == "done")
    #expect(other.messageRecords.map(\.kind) == [.notFound])
    #expect(receivers.count == 2)
  }
}
