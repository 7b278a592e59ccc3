import Foundation
import NavCore
import NavFoundation
import Testing

@MainActor @Suite("A model receives messages for as long as it is asked to")
struct MessageReceiverTests {
  private let center = NotificationCenter()

  @Test("It ends when it is told to, and can begin again")
  func stopping() throws {
    let model = try NavigationModel.sample()
    let outcomes = Outcomes()
    let receiver = model.receiveMessages(from: center)
    receiver.stop()
    receiver.stop()
    #expect(!receiver.isReceiving)
    center.post(.push(Page.item(1), on: "left", then: outcomes.note))
    #expect(model.path("left") == ["home"])
    #expect(outcomes.missing.count == 1)
    let second = model.receiveMessages(from: center)
    center.post(.push(Page.item(2), on: "left", then: outcomes.note))
    #expect(model.path("left") == ["home", "item-2"])
    #expect(second.isReceiving)
  }

  @Test("It ends when what was returned is let go")
  func releasing() throws {
    let model = try NavigationModel.sample()
    let outcomes = Outcomes()
    var receiver: MessageReceiver? = model.receiveMessages(from: center)
    #expect(receiver?.isReceiving == true)
    receiver = nil
    center.post(.push(Page.item(1), on: "left", then: outcomes.note))
    #expect(model.path("left") == ["home"])
    #expect(outcomes.missing.first?.hasPrefix("model that receives messages") == true)
  }

  @Test("It keeps no model alive; one that is gone receives nothing, and the poster is told")
  func goneModel() throws {
    let outcomes = Outcomes()
    weak var gone: NavigationModel?
    let receiver: MessageReceiver
    do {
      let model = try NavigationModel.sample()
      gone = model
      receiver = model.receiveMessages(from: center)
      #expect(receiver.model === gone)
    }
    #expect(gone == nil)
    #expect(!receiver.isReceiving)
    #expect(receiver.model == nil)
    center.post(.popToRoot(of: "left", then: outcomes.note))
    center.post(name: .navigatorPush, object: "left", userInfo: ["then": outcomes.note])
    #expect(outcomes.missing.count == 2)
    #expect(outcomes.missing.allSatisfy { $0.hasPrefix("model that receives messages") })
  }

  @Test("A model that was closed receives nothing")
  func closedModel() throws {
    let outcomes = Outcomes()
    let model = try NavigationModel.sample()
    let receiver = model.receiveMessages(from: center)
    model.terminate()
    #expect(!receiver.isReceiving)
    center.post(.push(Page.item(1), on: "left", then: outcomes.note))
    #expect(model.path("left") == ["home"])
    #expect(outcomes.missing.count == 1)
  }

  @Test("Asked for twice, each message is received once; it goes on until both are let go")
  func twice() throws {
    let model = try NavigationModel.sample()
    let first = model.receiveMessages(from: center)
    let second = model.receiveMessages(from: center)
    center.post(.push(Page.item(1), on: "left"))
    #expect(model.path("left") == ["home", "item-1"])
    first.stop()
    center.post(.push(Page.item(2), on: "left"))
    #expect(model.path("left") == ["home", "item-1", "item-2"])
    #expect(second.isReceiving)
  }

  @Test("Two centers have nothing to do with each other")
  func centers() throws {
    let model = try NavigationModel.sample()
    let other = NotificationCenter()
    let outcomes = Outcomes()
    let receiver = model.receiveMessages(from: center)
    other.post(.push(Page.item(1), on: "left", then: outcomes.note))
    #expect(model.path("left") == ["home"])
    #expect(outcomes.missing.count == 1)
    _ = receiver
  }

  @Test("The default center is the one that everybody shares")
  func standard() throws {
    let model = try NavigationModel.sample("only here", "nor here")
    let receiver = model.receiveMessages()
    NotificationCenter.default.post(.push(Page.item(1), on: "only here"))
    #expect(model.path("only here") == ["home", "item-1"])
    receiver.stop()
  }

  @Test("A message that is posted by a message's action, or by an observer, is made after it")
  func reentrant() throws {
    let center = center
    let model = try NavigationModel.sample(observers: [
      Observer { _, model in
        if model.path("left").last == "item-1" {
          center.post(.push(Page.item(2), on: "left"))
        }
      }
    ])
    let receiver = model.receiveMessages(from: center)
    center.post(
      .push(Page.item(1), on: "left") { _ in
        center.post(.push(Page.item(3), on: "left"))
      })
    #expect(model.path("left") == ["home", "item-1", "item-2", "item-3"])
    _ = receiver
  }
}
