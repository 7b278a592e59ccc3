import NavCore
import NavLayout
import NavStyles
import Testing

@testable import NavTerminal

@Suite("Motion that is interrupted")
@MainActor struct InterruptingTests {
  @Test("a push takes its time, and the tree is what it will be from the start")
  func push() throws {
    let rig = try MotionRig()
    rig.driver.press(.enter)
    #expect(rig.path == ["0", "1"] && rig.driver.isMoving)
    #expect(rig.driver.text[1].contains("text of 0"))
    rig.advance(100)
    let first = try #require(rig.column(of: "text of 1"))
    rig.advance(100)
    let second = try #require(rig.column(of: "text of 1"))
    #expect(first > second && second > 0)
    rig.driver.finishMotion()
    #expect(rig.column(of: "text of 1") == 0 && !rig.driver.isMoving)
  }

  @Test("a pop in the middle of a push turns round from where it is")
  func turningRound() throws {
    let rig = try MotionRig()
    rig.driver.press(.enter)
    rig.advance(120)
    let before = try #require(rig.column(of: "text of 1"))
    rig.driver.press(.escape)
    #expect(rig.path == ["0"] && rig.column(of: "text of 1") == before)
    rig.advance(20)
    let next = try #require(rig.column(of: "text of 1"))
    #expect(abs(next - before) <= 3)
    rig.driver.finishMotion()
    #expect(rig.column(of: "text of 0") == 0 && rig.column(of: "text of 1") == nil)
  }

  @Test("pushes that follow each other fast all go on")
  func fast() throws {
    let rig = try MotionRig()
    for _ in 0..<6 {
      rig.driver.press(.enter)
      rig.advance(30)
    }
    #expect(rig.path.count == 7)
    rig.driver.finishMotion()
    #expect(rig.column(of: "text of 6") == 0)
    rig.driver.model.front.popToRoot()
    rig.advance(60)
    #expect(rig.driver.isMoving)
    rig.driver.finishMotion()
    #expect(rig.column(of: "text of 0") == 0)
  }

  @Test(
    "what was asked for without motion is there at once, and so it is where there is to be none")
  func atOnce() throws {
    let rig = try MotionRig()
    rig.driver.model.front.push(MotionRig.Spot.number(7), animated: false)
    #expect(rig.column(of: "text of 7") == 0 && !rig.driver.isMoving)
    for other in [try MotionRig(motion: .none), try MotionRig(transition: "none")] {
      other.driver.press(.enter)
      #expect(other.column(of: "text of 1") == 0 && !other.driver.isMoving)
    }
  }

  @Test("little motion is a short fade in which nothing moves")
  func reduced() throws {
    let rig = try MotionRig(motion: .reduced)
    rig.driver.press(.enter)
    var places: Set<Int> = []
    for _ in 0..<20 {
      rig.advance(10)
      for text in ["text of 0", "text of 1"] {
        if let place = rig.column(of: text) { places.insert(place) }
      }
    }
    #expect(places == [0])
    rig.advance(200)
    #expect(!rig.driver.isMoving && rig.column(of: "text of 1") == 0)
  }

  @Test("right to left a push comes from the left")
  func mirrored() throws {
    let rig = try MotionRig(direction: .rightToLeft)
    rig.driver.press(.enter)
    rig.advance(150)
    let end = 60 - "text of 1".count
    let place = try #require(rig.column(of: "text of 1"))
    #expect(place < end)
    rig.driver.finishMotion()
    #expect(rig.column(of: "text of 1") == end)
  }

  @Test("another size ends all motion")
  func resizing() throws {
    let rig = try MotionRig()
    rig.driver.press(.enter)
    rig.advance(60)
    rig.driver.resize(columns: 40, rows: 12)
    #expect(!rig.driver.isMoving && rig.column(of: "text of 1") == 0)
  }

  @Test(
    "a move's transition wins over the screen's, that over the navigator's, that over the app's")
  func levels() throws {
    // How far the new screen is to the right while it comes, and whether it is there.
    func place(_ rig: MotionRig) -> Int? {
      rig.advance(250)
      return rig.column(of: "text of")
    }
    let app = try MotionRig(transition: "none")
    app.driver.press(.enter)
    #expect(!app.driver.isMoving)
    let navigator = try MotionRig(
      .stack(MotionRig.Spot.number(0)).transition(.slide), transition: "none")
    navigator.driver.press(.enter)
    #expect(navigator.driver.isMoving)
    let screen = Screen("Own") { TextNode("own text") }.transition(.none)
    navigator.driver.finishMotion()
    navigator.driver.model.front.push(screen)
    #expect(!navigator.driver.isMoving)
    navigator.driver.model.front.transition(.slide).push(screen)
    #expect(navigator.driver.isMoving)
    navigator.driver.finishMotion()
    // A screen goes as it came by its own choice.
    navigator.driver.press(.escape)
    #expect(!navigator.driver.isMoving)
  }

  @Test("columns come and go as long as the transition takes, and at once where it takes no time")
  func columns() throws {
    func rig(_ transition: String) throws -> MotionRig {
      try MotionRig(
        .columns(sidebar: MotionRig.Spot.number(0), detail: MotionRig.Spot.number(9)), columns: 100,
        transition: transition)
    }
    for name in ["slide", "fade:duration=1", "none"] {
      let rig = try rig(name)
      rig.driver.press(.character("s"))
      #expect(rig.driver.isMoving == (name != "none"))
      rig.advance(700)
      #expect(rig.driver.isMoving == (name == "fade:duration=1"))
      rig.driver.finishMotion()
      #expect(rig.column(of: "text of 9") == 0)
      rig.driver.model.root.setColumn(.sidebar, .shown, animated: false)
      #expect(!rig.driver.isMoving && rig.column(of: "text of 0") == 0)
    }
  }

  @Test("sheets, covers and questions come and go with motion")
  func layers() throws {
    for kind in [Presentation.Kind.sheet, .cover, .alert] {
      let rig = try MotionRig()
      rig.driver.model.root.present(MotionRig.Spot.number(5), as: kind)
      #expect(rig.driver.isMoving)
      #expect(rig.driver.text[1].contains("text of 0"))
      rig.driver.finishMotion()
      #expect(rig.driver.text.contains { $0.contains("text of 5") })
      rig.driver.model.root.dismiss(.all)
      #expect(rig.driver.isMoving)
      rig.driver.finishMotion()
      #expect(!rig.driver.text.contains { $0.contains("text of 5") })
    }
    let rig = try MotionRig()
    rig.driver.model.ask(Prompt("Sure?", choices: [.init("Yes")])) { _ in }
    #expect(rig.driver.isMoving)
    rig.driver.finishMotion()
    #expect(rig.driver.text.contains { $0.contains("Sure?") })
    rig.driver.press(.enter)
    #expect(rig.driver.isMoving)
    rig.driver.finishMotion()
    #expect(!rig.driver.text.contains { $0.contains("Sure?") })
  }

  @Test("a sheet that goes in the middle of its coming turns round")
  func layersTurningRound() throws {
    let rig = try MotionRig()
    func row() -> Int? { rig.driver.text.firstIndex { $0.contains("text of 5") } }
    rig.driver.model.root.present(MotionRig.Spot.number(5))
    #expect(rig.driver.isMoving)
    rig.advance(120)
    let before = try #require(row())
    rig.driver.model.root.dismiss(.all)
    #expect(row() == before)
    rig.driver.finishMotion()
    #expect(row() == nil && !rig.driver.isMoving)
  }
}
