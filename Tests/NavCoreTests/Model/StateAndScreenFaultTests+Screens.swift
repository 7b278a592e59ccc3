import Foundation
import Testing

@testable import NavCore

extension StateAndScreenFaultTests {
  @Test("a push in the first moments of a screen's life stays", arguments: 0..<5)
  func firstMoments(_ moment: Int) async throws {
    let composer = try composer(change: { page, context, screen in
      guard page == .item(1) else { return screen }
      let push = { @MainActor @Sendable in _ = context.navigator.push(Page.item(2)) }
      switch moment {
      case 0: push()
      case 1: return screen.willAppear { _ in push() }
      case 2: return screen.didAppear { _ in push() }
      case 3: return screen.task { push() }
      default: return screen.didAppear { _ in context.run { push() } }
      }
      return screen
    })
    composer.model.root.push(Page.item(1))
    await turns()
    #expect(composer.model.path == ["home", "item-1", "item-2"])
    #expect(composer.body.texts == ["item-2"])
  }

  @Test("a screen appears when it comes into sight, not when it goes, and not out of sight")
  func appearsInSightAlone() throws {
    let sights = Sights()
    let model = try composer(.threePages(), observers: [sights.observer()]).model
    _ = sights.take()
    #expect(
      sights.during { model.root.push(Page.item(7)) }.filter { $0.contains("did+") } == [
        "did+item-7"
      ])
    #expect(sights.during { model.root.pop() }.filter { $0.contains("did+") } == ["did+item-1"])
    #expect(sights.during { model.tagged("third").setPath([Page.item(8), Page.item(9)]) } == [])
  }

  @Test("a collapse lets no screen appear twice")
  func collapse() throws {
    let sights = Sights()
    let model = try makeModel(.twoColumns, told: sights)
    #expect(sights.during { model.update(traits: .narrow) } == ["will-blank", "did-blank"])
    #expect(sights.during { model.update(traits: .wide) } == ["will+blank", "did+blank"])
  }

  @Test("a screen that is kept while it is out of sight appears again each time")
  func again() throws {
    let (sights, made) = (Sights(), Count())
    let model = try composer(
      .threePages(), observers: [sights.observer()],
      change: { page, _, screen in
        made.log.append("\(page)")
        return screen
      }
    ).model
    _ = sights.take()
    for _ in 0..<3 {
      model.root.select(.next)
      #expect(sights.take().last == "did+item-2")
      model.root.select(.previous)
      #expect(sights.take().last == "did+item-1")
    }
    #expect(made.log == ["item-1", "item-2"])
  }

  @Test("the screen below keeps its state, its scroll position and itself through a push and a pop")
  func below() throws {
    let made = Count()
    let model = try composer(change: { page, _, screen in
      made.log.append("\(page)")
      return screen
    }).model
    let home = try #require(model.root.entries.first).id
    var state = EntryState()
    state.scroll[NodeID(rawValue: 7)] = .init(row: 40, offset: 3)
    state.values["draft"] = .string("half a word")
    state.focus = NodeID(rawValue: 8)
    model.setState(state, of: home)
    model.root.push(Page.item(1))
    model.front.present(Page.item(2), as: .cover)
    model.root.dismiss(.all)
    model.user(.back)
    #expect(model.state(of: home) == state)
    #expect(made.log == ["home", "item-1", "item-2"])
  }

  @Test("what a dismissed screen made for itself is gone when the dismissal returns")
  func keptAlive() throws {
    weak var held: Tally?
    let taken = Box<@MainActor (Tally) -> Void>()
    taken.value = { held = $0 }
    let model = try composer(change: { page, context, screen in
      guard page == .item(1) else { return screen }
      let tally = Tally()
      taken.value?(tally)
      return Screen("\(tally.count)") { TextNode("\(tally.count)") }
        .receive(Int.self) { tally.count += $0 }.checkpoint(Checkpoint<Void>("here")) { _ in
          tally.count += 1
        }.didAppear { _ in tally.count += 1 }.didDisappear { _ in tally.other += 1 }
        .guardLeaving { _ in tally.count < 0 ? .cancel("no") : .allow }
    }).model
    model.root.present(Page.item(1))
    model.front.push(Page.item(2))
    #expect(held != nil)
    model.root.dismiss(.all)
    #expect(held == nil)
  }

  @Test("nothing waits for a fixed time: the core knows no clock")
  func noClock() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/NavCore").standardizedFileURL
    let words = [
      "sleep(", "Timer", "asyncAfter", "DispatchQueue", "Clock", "Dispatch", "Foundation",
    ]
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }
    #expect(files.count > 100)
    for file in files {
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      let code = text.split(separator: "\n").filter {
        !$0.trimmingPrefix(while: \.isWhitespace).hasPrefix("//")
      }
      for word in words { #expect(!code.contains { $0.contains(word) }, "\(word) in \(file)") }
    }
  }
}
