import Foundation
import NavCore
import NavFoundation
import Testing

@MainActor @Suite("Typed messages do the same as plain notifications")
struct TypedMessageTests {
  private let center = NotificationCenter()

  @available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  @Test("Each is received once, before its post returns, and tells its action what came of it")
  func once() throws {
    let model = try NavigationModel.sample()
    let receiver = model.receiveMessages(from: center)
    let outcomes = Outcomes()
    model.log.level = .moves
    center.post(PushMessage(Page.item(1), on: "left", then: outcomes.note))
    center.post(PushMessage(Screen("Note") {}, on: "left", animated: false, then: outcomes.note))
    #expect(model.path("left") == ["home", "item-1", "*"])
    center.post(PopToRootMessage(of: "left", animated: false, then: outcomes.note))
    #expect(model.path("left") == ["home"])
    center.post(PopToRootMessage(of: "middle", then: outcomes.note))
    #expect(outcomes.all.compactMap(\.change).count == 3)
    #expect(outcomes.missing.count == 1)
    #expect(model.messageRecords.map(\.kind) == [.done, .done, .done, .notFound])
    #expect(model.messageRecords.map(\.isAnimated) == [true, false, false, true])
    receiver.stop()
    center.post(PushMessage(Page.item(2), on: "left", then: outcomes.note))
    #expect(model.path("left") == ["home"])
    #expect(outcomes.all.count == 4)
  }

  @available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  @Test("Others can observe them, and say what they see by what was asked")
  func observed() {
    let seen = Seen()
    let tokens = [
      center.addObserver(of: (any Navigator).self, for: .navigatorPopToRoot) { message in
        seen.messages.append(message.message)
      },
      center.addObserver(of: (any Navigator).self, for: .navigatorPush) { message in
        seen.messages.append(message.message)
      },
    ]
    center.post(PopToRootMessage(of: "left"))
    center.post(PushMessage(Page.item(1), on: "right", animated: false))
    #expect(seen.messages.map(\.tag) == ["left", "right"])
    #expect(seen.messages.map(\.action.description) == ["pop to root", "push item-1"])
    #expect(seen.messages.map(\.isAnimated) == [true, false])
    for token in tokens { center.removeObserver(token) }
  }

  @available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  @Test("They and plain notifications mix: none is lost, none is received twice")
  func mixed() throws {
    let model = try NavigationModel.sample()
    let receiver = model.receiveMessages(from: center)
    for number in 0..<20 {
      center.post(.push(Page.item(2 * number), on: "left"))
      center.post(PushMessage(Page.item(2 * number + 1), on: "left"))
    }
    #expect(model.path("left") == ["home"] + (0..<40).map { "item-\($0)" })
    _ = receiver
  }

  /// What an observer saw.
  @MainActor private final class Seen {
    var messages: [NavigatorMessage] = []
  }
}
