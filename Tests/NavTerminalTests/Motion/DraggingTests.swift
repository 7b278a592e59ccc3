import NavCore
import NavLayout
import NavStyles
import Testing

@testable import NavTerminal

@Suite("Dragging pages, screens and columns")
@MainActor struct DraggingTests {
  private func page(_ rig: MotionRig) -> Int? { rig.driver.model.root.selectedPage }

  @Test("pages follow the finger, and turn or settle back by distance")
  func distance() throws {
    let rig = try MotionRig(MotionRig.pages(3))
    rig.driver.drag(from: (50, 5), to: (30, 5), over: .seconds(2))
    #expect(rig.column(of: "text of 10") == 40 && page(rig) == 0)
    rig.driver.release()
    #expect(page(rig) == 0)
    rig.driver.finishMotion()
    #expect(rig.column(of: "text of 0") == 0)
    rig.driver.drag(from: (55, 5), to: (15, 5), over: .seconds(2))
    rig.driver.release()
    #expect(page(rig) == 1)
    rig.driver.finishMotion()
    #expect(rig.column(of: "text of 10") == 0)
  }

  @Test("a short drag that is fast turns the page; a finger that has stopped is slow")
  func speed() throws {
    let rig = try MotionRig(MotionRig.pages(3))
    rig.driver.drag(from: (40, 5), to: (28, 5), over: .milliseconds(80))
    rig.driver.release()
    #expect(page(rig) == 1)
    rig.driver.finishMotion()
    rig.driver.drag(from: (40, 5), to: (28, 5), over: .milliseconds(80))
    rig.advance(500)
    rig.driver.release()
    #expect(page(rig) == 1)
  }

  @Test("at an end pages follow less and less, and spring back", arguments: [1, 3])
  func ends(_ count: Int) throws {
    let rig = try MotionRig(MotionRig.pages(count))
    rig.driver.drag(from: (10, 5), to: (50, 5), over: .milliseconds(400))
    let place = try #require(rig.column(of: "text of 0"))
    #expect((5..<30).contains(place))
    rig.driver.release()
    #expect(page(rig) == 0 && rig.driver.isMoving)
    rig.driver.finishMotion()
    #expect(rig.column(of: "text of 0") == 0)
  }

  @Test("a key at an end gives a small push")
  func push() throws {
    let rig = try MotionRig(MotionRig.pages(2))
    rig.driver.press(.character("["))
    var farthest = 0
    for _ in 0..<60 {
      rig.advance(10)
      farthest = max(farthest, rig.column(of: "text of 0") ?? 0)
    }
    #expect((1...6).contains(farthest) && rig.column(of: "text of 0") == 0)
    #expect(!rig.driver.isMoving)
  }

  @Test("a drag takes over in the middle of a turn, without a jump")
  func takingOver() throws {
    let rig = try MotionRig(MotionRig.pages(3))
    rig.driver.press(.character("]"))
    rig.advance(100)
    let before = try #require(rig.column(of: "text of 10"))
    rig.driver.drag(from: (30, 5), to: (31, 5))
    let after = try #require(rig.column(of: "text of 10"))
    #expect(abs(after - before) <= 2)
    rig.driver.drag(from: (31, 5), to: (55, 5), over: .milliseconds(500))
    rig.driver.release()
    #expect(page(rig) == 0)
    rig.driver.finishMotion()
    #expect(rig.column(of: "text of 0") == 0)
  }

  @Test("a finger that comes back and goes the other way turns the other page")
  func turningAround() throws {
    let rig = try MotionRig(MotionRig.pages(3))
    rig.driver.model.root.select(.index(1), animated: false)
    rig.driver.drag(from: (30, 5), to: (20, 5), over: .milliseconds(200))
    #expect(rig.column(of: "text of 20") == 50)
    rig.driver.drag(from: (20, 5), to: (59, 5), over: .milliseconds(600))
    rig.driver.release()
    #expect(page(rig) == 0)
    rig.driver.finishMotion()
    #expect(rig.column(of: "text of 0") == 0)
  }

  @Test("vertical pages are dragged up and down, and not across")
  func vertical() throws {
    let rig = try MotionRig(MotionRig.pages(3, axis: .vertical))
    rig.driver.drag(from: (30, 10), to: (30, 3), over: .seconds(1))
    rig.driver.release()
    #expect(page(rig) == 1)
    rig.driver.finishMotion()
    rig.driver.drag(from: (50, 5), to: (10, 5), over: .milliseconds(100))
    rig.driver.release()
    #expect(page(rig) == 1 && !rig.driver.isMoving)
  }

  @Test("right to left the next page comes from the left")
  func mirrored() throws {
    let rig = try MotionRig(MotionRig.pages(3), direction: .rightToLeft)
    rig.driver.drag(from: (10, 5), to: (50, 5), over: .milliseconds(300))
    rig.driver.release()
    #expect(page(rig) == 1)
  }

  @Test("what can't be swiped is not dragged")
  func notSwipeable() throws {
    let plan = ContainerPlan.pager(
      [.stack(MotionRig.Spot.number(0)), .stack(MotionRig.Spot.number(10))], isSwipeable: false)
    let rig = try MotionRig(plan)
    rig.driver.drag(from: (50, 5), to: (10, 5), over: .milliseconds(100))
    rig.driver.release()
    #expect(page(rig) == 0 && !rig.driver.isMoving)
  }

  @Test("across the axis of each other the inner pages take the drag, at their end the outer ones")
  func nested() throws {
    let inner = ContainerPlan.pager(
      [.stack(MotionRig.Spot.number(0)), .stack(MotionRig.Spot.number(10))], tag: "inner")
    let rig = try MotionRig(
      .pager([inner, .stack(MotionRig.Spot.number(50))], tag: "outer"))
    func selected(_ tag: String) -> Int? { rig.driver.model.navigator(tagged: tag)?.selectedPage }
    func swipe() {
      rig.driver.drag(from: (50, 4), to: (15, 4), over: .milliseconds(150))
      rig.driver.release()
      rig.driver.finishMotion()
    }
    swipe()
    #expect(selected("inner") == 1 && selected("outer") == 0)
    swipe()
    #expect(selected("inner") == 1 && selected("outer") == 1)
    swipe()
    #expect(selected("outer") == 1)
  }

  @Test("from the edge it is a step back, and never a page")
  func edge() throws {
    let rig = try MotionRig(MotionRig.pages(3))
    rig.driver.model.root.select(.index(1), animated: false)
    rig.driver.press(.enter)
    rig.driver.finishMotion()
    rig.driver.drag(from: (0, 5), to: (20, 5), over: .seconds(1))
    #expect(rig.path == ["10", "11"])
    #expect(rig.column(of: "text of 11") == 20)
    rig.driver.release()
    rig.driver.finishMotion()
    #expect(rig.path == ["10", "11"] && page(rig) == 1)
    rig.driver.drag(from: (0, 5), to: (45, 5), over: .seconds(1))
    rig.driver.release()
    #expect(rig.path == ["10"] && page(rig) == 1)
    rig.driver.finishMotion()
    #expect(rig.column(of: "text of 10") == 0)
  }

  @Test("guards are asked once, when the finger is gone; where they refuse, all settles back")
  func guards() throws {
    var asked = 0
    let guarding = Guard("no way back") { proposal in
      guard case .back = proposal.move.action else { return .allow }
      asked += 1
      return .cancel("stay")
    }
    let rig = try MotionRig(guards: [guarding])
    rig.driver.press(.enter)
    rig.driver.finishMotion()
    rig.driver.drag(from: (0, 5), to: (50, 5), over: .milliseconds(300))
    #expect(asked == 0)
    rig.driver.release()
    #expect(asked == 1 && rig.path == ["0", "1"] && rig.driver.isMoving)
    rig.driver.finishMotion()
    #expect(rig.column(of: "text of 1") == 0)
  }

  @Test("without motion a drag is decided all the same")
  func withoutMotion() throws {
    let rig = try MotionRig(MotionRig.pages(3), motion: .none)
    rig.driver.drag(from: (50, 5), to: (10, 5), over: .milliseconds(300))
    #expect(rig.column(of: "text of 0") == 0)
    rig.driver.release()
    #expect(page(rig) == 1 && rig.column(of: "text of 10") == 0)
  }

  @Test("a sidebar follows the finger from the edge, and back over it")
  func sidebar() throws {
    let rig = try MotionRig(
      .columns(sidebar: MotionRig.Spot.number(0), detail: MotionRig.Spot.number(9)), columns: 100)
    func shows() -> Bool {
      rig.driver.frame.columns[0].columns.contains { $0.arranged.role == .sidebar }
    }
    #expect(shows())
    rig.driver.model.front.setColumn(.sidebar, .hidden, animated: false)
    #expect(!shows())
    rig.driver.drag(from: (1, 5), to: (15, 5), over: .seconds(1))
    let place = try #require(rig.column(of: "text of 9"))
    #expect(place > 3 && !shows())
    rig.driver.drag(from: (15, 5), to: (32, 5), over: .seconds(1))
    rig.driver.release()
    #expect(shows())
    rig.driver.finishMotion()
    #expect(rig.column(of: "text of 0") == 0)
  }
}

@Suite("Drags that something comes between")
@MainActor struct StaleDragTests {
  private func page(_ rig: MotionRig) -> Int? { rig.driver.model.root.selectedPage }

  @Test(
    "a move, a question and another size end a drag: its release does nothing",
    arguments: [
      TerminalMotion.full, .none,
    ])
  func ended(_ motion: TerminalMotion) throws {
    let back = try MotionRig(motion: motion)
    for _ in 0..<3 { back.driver.press(.enter) }
    back.driver.finishMotion()
    back.driver.drag(from: (0, 5), to: (50, 5), over: .milliseconds(300))
    back.driver.press(.escape)
    back.driver.release()
    #expect(back.path == ["0", "1", "2"])

    let turned = try MotionRig(MotionRig.pages(4), motion: motion)
    turned.driver.drag(from: (50, 5), to: (10, 5), over: .milliseconds(300))
    turned.driver.press(.character("4"))
    turned.driver.release()
    #expect(page(turned) == 3)

    let asked = try MotionRig(MotionRig.pages(4), motion: motion)
    asked.driver.drag(from: (50, 5), to: (10, 5), over: .milliseconds(300))
    asked.driver.model.ask(Prompt("Sure?", choices: [.init("Yes")])) { _ in }
    asked.driver.release()
    #expect(page(asked) == 0)

    let resized = try MotionRig(MotionRig.pages(4), motion: motion)
    resized.driver.drag(from: (50, 5), to: (10, 5), over: .milliseconds(300))
    resized.driver.resize(columns: 40, rows: 12)
    resized.driver.release()
    #expect(page(resized) == 0)
    for rig in [back, turned, asked, resized] {
      rig.driver.finishMotion()
      #expect(!rig.driver.isMoving)
    }
  }

  @Test("what is dragged to its very end is there: it does not come once more")
  func wholeWay() throws {
    let pages = try MotionRig(MotionRig.pages(3))
    pages.driver.drag(from: (59, 5), to: (0, 5), over: .milliseconds(400))
    pages.driver.drag(from: (0, 5), to: (-5, 5), over: .milliseconds(300))
    let before = try #require(pages.column(of: "text of 10"))
    pages.driver.release()
    #expect(page(pages) == 1)
    let after = try #require(pages.column(of: "text of 10"))
    #expect(abs(after - before) <= 1)
    let sidebar = try MotionRig(
      .columns(sidebar: MotionRig.Spot.number(0), detail: MotionRig.Spot.number(9)), columns: 100)
    sidebar.driver.press(.character("s"))
    sidebar.driver.drag(from: (1, 5), to: (90, 5), over: .milliseconds(300))
    sidebar.driver.release()
    #expect(sidebar.column(of: "text of 0") == 0)
  }

  @Test("a press that slips by a cell is a press, on a page that can be dragged as well")
  func slipping() throws {
    let rig = try MotionRig(MotionRig.pages(3))
    rig.driver.drag(from: (10, 2), to: (11, 2), over: .milliseconds(20))
    rig.driver.release()
    #expect(rig.path.count == 2 && page(rig) == 0)
  }
}
