import NavCore
import Testing

extension StateAndScreenFaultTests {
  @Test("popped screens don't come back at the next push")
  func comeBack() throws {
    let composer = try composer()
    let model = composer.model
    model.root.setPath([Page.item(1), Page.item(2)])
    model.root.popToRoot()
    model.root.push(Page.item(3))
    #expect(model.path == ["home", "item-3"])
    model.user(.back)
    #expect(composer.body.texts == ["home"])
  }

  @Test("push, back, push gives one screen, with a place of its own")
  func pushBackPush() throws {
    let model = try composer().model
    let first = model.root.push(Page.item(1)).change?.inserted.first
    model.user(.back)
    let second = model.root.push(Page.item(1)).change?.inserted.first
    #expect(model.path == ["home", "item-1"])
    #expect(first?.id != second?.id)
  }

  @Test("a quick double tap pushes once")
  func doubleTap() throws {
    let composer = try composer()
    let button = try #require(composer.body.button("Go"))
    #expect(composer.activate(button))
    #expect(!composer.activate(button))
    #expect(composer.model.path == ["home", "item-9"])
  }

  @Test("back goes back one, and two go back two: no more")
  func popOne() throws {
    let model = try composer().model
    model.root.setPath((1...3).map { Page.item($0) })
    model.user(.back)
    #expect(model.path == ["home", "item-1", "item-2"])
    model.user(.back)
    model.user(.back)
    model.user(.back)
    #expect(model.path == ["home"])
  }

  @Test("a push right after a dismissal is made, and so is another presentation")
  func dismissThenPush() throws {
    let composer = try composer()
    let model = composer.model
    model.root.present(Page.item(1))
    model.front.dismiss()
    model.root.push(Page.item(2))
    #expect(composer.body.texts == ["item-2"])
    model.root.present(Page.item(3))
    model.front.dismiss { _ in model.root.present(Page.item(4)) }
    #expect(composer.body.texts == ["item-4"])
  }

  @Test("pop to root is one step: nobody sees a screen between, or a path that is half as long")
  func popToRootAtOnce() throws {
    let (sights, lengths) = (Sights(), Count())
    let composer = try composer(observers: [
      sights.observer(),
      Observer { _, model in lengths.log.append("\(model.root.entries.count)") },
    ])
    let model = composer.model
    for number in 1...9 { model.root.push(Page.item(number)) }
    let frames = composer.statistics.frames
    lengths.log = []
    let told = sights.during { model.root.popToRoot() }
    #expect(composer.body.texts == ["home"])
    #expect(composer.statistics.frames == frames + 1)
    #expect(lengths.log == ["1"])
    #expect(told.allSatisfy { $0.hasSuffix("item-9") || $0.hasSuffix("home") })
  }

  @Test("a replacement can be animated, and a pop to the root need not be")
  func motion() throws {
    let seen = Count()
    let model = try makeModel(guards: [
      Guard { proposal in
        seen.log.append("\(proposal.move.action), \(proposal.move.isAnimated)")
        return .allow
      }
    ])
    model.root.push(Page.item(1), animated: false)
    model.root.replace(with: Page.item(2), animated: true)
    model.root.popToRoot(animated: false)
    #expect(
      seen.log == [
        "push item-1, false", "replace top with item-2, true", "pop to root, false",
      ])
  }
}
