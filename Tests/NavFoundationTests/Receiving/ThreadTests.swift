import Foundation
import NavCore
import NavFoundation
import Testing

@MainActor @Suite("Messages of other threads are carried to the main actor, in their order")
struct ThreadTests {
  private let center = NotificationCenter()

  @Test("A post from another thread takes effect later, and its action runs on the main actor")
  func other() async throws {
    let model = try NavigationModel.sample()
    let receiver = model.receiveMessages(from: center)
    let outcomes = Outcomes()
    let (center, note) = (center, outcomes.note)
    Thread.detachNewThread {
      center.post(.push(Page.item(1), on: "left", then: note))
      center.post(
        name: .navigatorPush, object: "left",
        userInfo: ["screen": Screen("Note") {}, "animated": false, "then": note])
      center.post(.popToRoot(of: "right", then: note))
    }
    await outcomes.reach(3)
    #expect(model.path("left") == ["home", "item-1", "*"])
    #expect(outcomes.all.compactMap(\.change).count == 2)
    _ = receiver
  }

  @Test("A message that arrives when nobody receives any more is told so")
  func late() async throws {
    let model = try NavigationModel.sample()
    let receiver = model.receiveMessages(from: center)
    let outcomes = Outcomes()
    let (center, note) = (center, outcomes.note)
    let posted = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      center.post(.push(Page.item(1), on: "left", then: note))
      center.post(name: .navigatorPush, object: "left", userInfo: ["then": note])
      posted.signal()
    }
    // The main actor is held until both have been posted, so that they can't arrive before the end.
    Self.wait(for: posted)
    receiver.stop()
    await outcomes.reach(2)
    #expect(outcomes.missing.allSatisfy { $0.hasPrefix("model that receives messages") })
    #expect(outcomes.missing.count == 2)
    #expect(model.path("left") == ["home"])
  }

  private nonisolated static func wait(for semaphore: DispatchSemaphore) { semaphore.wait() }

  @Test("Many threads post at once while the main actor moves: none is lost, each keeps its order")
  func race() async throws {
    let (threads, posts) = (8, 50)
    let model = try NavigationModel.sample()
    let receiver = model.receiveMessages(from: center)
    let outcomes = Outcomes()
    let (center, note) = (center, outcomes.note)
    for thread in 0..<threads {
      Thread.detachNewThread {
        for number in 0..<posts {
          center.post(.push(Page.numbered(thread: thread, number), on: "left", then: note))
        }
      }
    }
    for number in 0..<posts {
      model.navigator(tagged: "left")?
        .push(Page.numbered(thread: threads, number), then: note)
      center.post(.popToRoot(of: "right"))
      await Task.yield()
    }
    await outcomes.reach((threads + 1) * posts)
    #expect(outcomes.all.compactMap(\.change).count == (threads + 1) * posts)
    let path = model.path("left").dropFirst()
    #expect(path.count == (threads + 1) * posts)
    for thread in 0...threads {
      #expect(
        path.filter { $0.hasPrefix("\(thread):") } == (0..<posts).map { "\(thread):\($0)" })
    }
    _ = receiver
  }

  @Test("Receivers come and go while threads post: every action is called once")
  func comingAndGoing() async throws {
    let (threads, posts) = (4, 50)
    let model = try NavigationModel.sample()
    let outcomes = Outcomes()
    let (center, note) = (center, outcomes.note)
    for thread in 0..<threads {
      Thread.detachNewThread {
        for number in 0..<posts {
          center.post(.push(Page.numbered(thread: thread, number), on: "left", then: note))
        }
      }
    }
    for round in 0..<posts {
      let receiver = model.receiveMessages(from: center)
      if round.isMultiple(of: 2) { receiver.stop() }
      await Task.yield()
    }
    await outcomes.reach(threads * posts)
    #expect(outcomes.all.count == threads * posts)
    #expect(
      outcomes.missing.count + model.path("left").count - 1 == threads * posts)
  }
}
