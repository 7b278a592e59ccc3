import Foundation
import NavCore
import NavFoundation
import Testing

@MainActor @Suite("A message is a value that is posted as a plain notification")
struct NavigatorMessageTests {
  private let center = NotificationCenter()

  @Test("It says what is asked of whom")
  func value() {
    let pop = NavigatorMessage.popToRoot(of: "left")
    #expect(pop.tag == "left" && pop.isAnimated && pop.completion == nil)
    #expect(pop.action.description == "pop to root")
    let push = NavigatorMessage.push(Page.item(1), on: "right", animated: false) { _ in }
    #expect(push.tag == "right" && !push.isAnimated && push.completion != nil)
    #expect(push.action.description == "push item-1")
    let screen = NavigatorMessage.push(Screen("Note") {}, on: "right")
    #expect(screen.action.description == "push *" && screen.isAnimated)
  }

  @Test("Others who observe the plain names see it, with all that is in it")
  func seen() throws {
    let seen = Seen()
    let observers = [Notification.Name.navigatorPopToRoot, .navigatorPush].map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { notification in
        let line =
          "\(notification.name == .navigatorPush) \(notification.object as? String ?? "") "
          + "\(notification.userInfo?[NavigatorMessage.Key.animated] as? Bool ?? true) "
          + "\((notification.userInfo?[NavigatorMessage.Key.route] as? AnyRoute)?.description ?? "")"
        MainActor.assumeIsolated { seen.lines.append(line) }
      }
    }
    let model = try NavigationModel.sample()
    let receiver = model.receiveMessages(from: center)
    center.post(.push(Page.item(1), on: "left", animated: false))
    center.post(.popToRoot(of: "left"))
    #expect(seen.lines == ["true left false item-1", "false left true "])
    #expect(model.path("left") == ["home"])
    for observer in observers { center.removeObserver(observer) }
    _ = receiver
  }

  @Test("Where no model receives messages, its action is told so before the post returns")
  func unheard() {
    let outcomes = Outcomes()
    center.post(.popToRoot(of: "left", then: outcomes.note))
    center.post(.push(Page.item(1), on: "left", then: outcomes.note))
    #expect(outcomes.missing.count == 2)
    #expect(outcomes.missing.allSatisfy { $0.hasPrefix("model that receives messages") })
  }

  @Test("From another thread its action is told on the main actor")
  func unheardElsewhere() async {
    let outcomes = Outcomes()
    let (center, note) = (center, outcomes.note)
    await Task.detached { center.post(.popToRoot(of: "left", then: note)) }.value
    await outcomes.reach(1)
    #expect(outcomes.missing.count == 1)
  }

  /// What an observer saw.
  @MainActor private final class Seen {
    var lines: [String] = []
  }
}
