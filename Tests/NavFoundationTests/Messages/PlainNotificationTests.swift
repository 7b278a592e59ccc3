import Foundation
import NavCore
import NavFoundation
import Testing

@MainActor @Suite("Code that knows Foundation alone drives navigators by plain notifications")
struct PlainNotificationTests {
  private let center = NotificationCenter()

  @Test("A post on the main actor takes effect before it returns, by the literal names too")
  func literal() throws {
    let model = try NavigationModel.sample()
    let receiver = model.receiveMessages(from: center)
    center.post(
      name: Notification.Name("Nav.navigatorPush"), object: "left",
      userInfo: ["route": Page.item(1)])
    center.post(
      name: .navigatorPush, object: "left",
      userInfo: [NavigatorMessage.Key.route: AnyRoute(Page.item(2))])
    #expect(model.path("left") == ["home", "item-1", "item-2"])
    #expect(model.path("right") == ["home"])
    center.post(name: Notification.Name("Nav.navigatorPopToRoot"), object: "left")
    #expect(model.path("left") == ["home"])
    #expect(receiver.isReceiving)
  }

  @Test("A screen that is at hand is pushed like a route")
  func screen() throws {
    let model = try NavigationModel.sample()
    let receiver = model.receiveMessages(from: center)
    center.post(
      name: .navigatorPush, object: "right",
      userInfo: [NavigatorMessage.Key.screen: Screen("Note") { TextNode("Hello") }])
    #expect(model.path("right") == ["home", "*"])
    #expect(model.navigator(tagged: "right")?.entries.last?.route == nil)
    #expect(receiver.model === model)
  }

  @Test("A move is animated unless the post says otherwise, and is known as a message's")
  func animated() throws {
    let model = try NavigationModel.sample()
    let receiver = model.receiveMessages(from: center)
    model.log.level = .moves
    for animated in [nil, true, false] {
      var info: [AnyHashable: Any] = ["route": Page.item(1)]
      info["animated"] = animated
      center.post(name: .navigatorPush, object: "left", userInfo: info)
      center.post(
        name: .navigatorPopToRoot, object: "left", userInfo: animated.map { ["animated": $0] })
    }
    #expect(model.log.records.map(\.isAnimated) == [true, true, true, true, false, false])
    #expect(model.messageRecords.count == 6)
    _ = receiver
  }

  @Test("The action after it may take the outcome or nothing, bound to the main actor or not")
  func actions() async throws {
    let model = try NavigationModel.sample()
    let receiver = model.receiveMessages(from: center)
    let outcomes = Outcomes()
    let note = outcomes.note
    let actions: [Any] = [
      note,
      { @MainActor (outcome: Outcome) in note(outcome) },
      { @MainActor in note(.nothing(.alreadyThere)) },
      { @Sendable (outcome: Outcome) in MainActor.assumeIsolated { note(outcome) } },
      { @Sendable in MainActor.assumeIsolated { note(.nothing(.alreadyThere)) } },
    ]
    for (index, action) in actions.enumerated() {
      center.post(
        name: .navigatorPush, object: "left",
        userInfo: ["route": Page.item(index), NavigatorMessage.Key.then: action])
      #expect(outcomes.all.count == index + 1)
    }
    #expect(outcomes.all.filter { $0.change != nil }.count == 3)
    #expect(model.path("left").count == 6)
    _ = receiver
  }

  @Test("All registered observers are told before the poster's action")
  func order() throws {
    let events = Events()
    let model = try NavigationModel.sample(observers: [
      Observer { _, _ in events.all.append("first observer") },
      Observer { _, _ in events.all.append("second observer") },
    ])
    let receiver = model.receiveMessages(from: center)
    center.post(
      .push(Page.item(1), on: "left") { _ in
        events.all.append("action, at \(model.path("left").last ?? "")")
      })
    events.all.append("post returned")
    #expect(
      events.all == ["first observer", "second observer", "action, at item-1", "post returned"])
    _ = receiver
  }

  @Test("A message passes the guards like any other move, and its action hears who refused it")
  func guards() throws {
    let outcomes = Outcomes()
    let events = Events()
    let model = try NavigationModel.sample(guards: [
      Guard("house") { proposal in
        events.all.append(proposal.move.cause.rawValue)
        return .cancel("closed")
      }
    ])
    let receiver = model.receiveMessages(from: center)
    center.post(.push(Page.item(1), on: "left", animated: false, then: outcomes.note))
    #expect(events.all == ["message"])
    guard case .refused(by: "house", why: "closed") = outcomes.all.first else {
      Issue.record("\(outcomes.all)")
      return
    }
    #expect(outcomes.all.count == 1)
    _ = receiver
  }

  /// What happened, in order.
  @MainActor private final class Events {
    var all: [String] = []
  }
}
