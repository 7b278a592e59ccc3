import Foundation
import NavCore
import NavFoundation
import Testing

@MainActor @Suite("A notification that means nothing is told to its poster, and noted in the log")
struct UnreadableMessageTests {
  private let center = NotificationCenter()

  struct Mistake: Sendable, CustomStringConvertible {
    var isPush = true
    var tag: (any Sendable)? = "left"
    var info: [String: any Sendable] = ["route": Page.item(1)]
    let text: String

    var description: String { text }
  }

  @Test(
    "What is wrong and what was expected are told, and nothing is moved",
    arguments: [
      Mistake(
        tag: nil,
        text: "tag: the notification’s object is missing; "
          + "expected a navigator’s tag, a String"),
      Mistake(
        isPush: false, tag: 3, info: [:],
        text:
          "tag: the notification’s object is of type Int; "
          + "expected a navigator’s tag, a String"),
      Mistake(
        info: [:],
        text:
          "destination: the user info has neither “route” nor “screen”; expected one"),
      Mistake(
        info: ["route": Page.item(1), "screen": Screen("") {}],
        text: "destination: the user info has both “route” and “screen”; expected one"),
      Mistake(
        info: ["route": "item-1"],
        text: "“route” in the user info is of type String; expected a value of a type that "
          + "conforms to Route, or an AnyRoute"),
      Mistake(
        info: ["screen": "hello"],
        text: "“screen” in the user info is of type String; expected a Screen"),
      Mistake(
        info: ["route": Page.item(1), "animated": "no"],
        text: "“animated” in the user info is of type String; expected a Bool"),
      Mistake(
        isPush: false, info: ["animated": 1.5],
        text: "“animated” in the user info is of type Double; expected a Bool"),
    ])
  func mistakes(_ mistake: Mistake) throws {
    let model = try NavigationModel.sample()
    let receiver = model.receiveMessages(from: center)
    let outcomes = Outcomes()
    var info: [AnyHashable: Any] = [NavigatorMessage.Key.then: outcomes.note]
    for (key, value) in mistake.info { info[key] = value }
    let name = mistake.isPush ? Notification.Name.navigatorPush : .navigatorPopToRoot
    center.post(name: name, object: mistake.tag, userInfo: info)
    #expect(outcomes.missing == [mistake.text])
    #expect(outcomes.all.count == 1)
    #expect(model.path("left") == ["home"])
    let record = try #require(model.messageRecords.first)
    #expect(record.kind == .notFound)
    #expect(record.subject == (mistake.isPush ? "push" : "pop to root"))
    #expect(record.detail == mistake.text)
    _ = receiver
  }

  @Test("An action that can't be carried to the main actor is a mistake that the log notes")
  func unreadableAction() throws {
    let model = try NavigationModel.sample()
    let receiver = model.receiveMessages(from: center)
    let actions: [Any] = [
      { () -> Void in }, { (_: Outcome) in }, { @MainActor (_: Int) in }, "then",
    ]
    for action in actions {
      center.post(name: .navigatorPopToRoot, object: "left", userInfo: ["then": action])
    }
    #expect(model.messageRecords.count == actions.count)
    for record in model.messageRecords {
      #expect(record.detail.hasPrefix("“then” in the user info is of type "))
      #expect(record.detail.contains("expected a closure"))
    }
    _ = receiver
  }

  @Test("An unknown tag and an unknown route are told with what is known, and noted")
  func unknown() throws {
    let model = try NavigationModel.sample()
    let receiver = model.receiveMessages(from: center)
    let outcomes = Outcomes()
    center.post(.popToRoot(of: "middle", then: outcomes.note))
    center.post(.push(Stranger(), on: "left", then: outcomes.note))
    #expect(
      outcomes.missing.first == "navigator tagged “middle” (there are: “left”, “right”)")
    #expect(outcomes.missing.last?.contains("stranger") == true)
    #expect(outcomes.all.count == 2)
    #expect(model.messageRecords.map(\.kind) == [.notFound, .notFound])
    _ = receiver
  }
}
