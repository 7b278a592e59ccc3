import Foundation
import NavCore
import NavLayout
import NavStyles
import NavTestSupport
import Testing

@testable import NavTerminal

@Suite("The laws of motion, frame by frame")
@MainActor struct MotionLawTests {
  /// How many sessions there are; a soak asks for more by `NAV_SOAK_MOTION`.
  nonisolated private static let count =
    ProcessInfo.processInfo.environment["NAV_SOAK_MOTION"].flatMap(Int.init) ?? 30

  /// Where something is drawn, by what it is and the box that it is drawn from.
  private struct Drawn: Hashable {
    let role: PlacedPart.Role
    let box: ObjectIdentifier
  }

  private func places(_ driver: TerminalDriver) -> [Drawn: LayoutRect] {
    let session = driver.session
    let parts = session.stage.placed(at: session.time).parts
    let seen = parts.filter { !$0.clip.isEmpty && $0.opacity > 0.02 }
    return Dictionary(
      seen.compactMap { part in
        part.box.map { (Drawn(role: part.role, box: ObjectIdentifier($0)), part.rect) }
      }, uniquingKeysWith: { first, _ in first })
  }

  private static let plans: [@MainActor @Sendable () -> ContainerPlan] = [
    { .stack(MotionRig.Spot.number(0)) },
    { MotionRig.pages(4) },
    { MotionRig.pages(4, axis: .vertical) },
    { .columns(sidebar: MotionRig.Spot.number(0), detail: MotionRig.Spot.number(9)) },
    {
      .pager([
        MotionRig.pages(3, axis: .vertical), .stack(MotionRig.Spot.number(70)),
        .columns(sidebar: MotionRig.Spot.number(0), detail: MotionRig.Spot.number(9)),
      ])
    },
  ]

  /// Does something by chance; the clock stands meanwhile, but for drags.
  private func act(
    _ rig: MotionRig, _ random: inout SeededGenerator, _ finger: inout (Int, Int)?,
    shown: () -> Void
  ) {
    let driver = rig.driver
    func cell() -> (Int, Int) {
      let (columns, rows) = driver.size
      return (.random(in: 0..<columns, using: &random), .random(in: 0..<rows, using: &random))
    }
    if let from = finger {
      guard Int.random(in: 0..<3, using: &random) > 0 else {
        driver.release()
        finger = nil
        return
      }
      let to = cell()
      driver.drag(
        from: from, to: to, over: .milliseconds(.random(in: 20...300, using: &random)), shown: shown
      )
      finger = to
      return
    }
    switch Int.random(in: 0..<10, using: &random) {
    case 0: driver.press(.enter)
    case 1: driver.press(.escape)
    case 2: driver.press(.character("]"))
    case 3: driver.press(.character("["))
    case 4: driver.press(.character("s"))
    case 5:
      driver.model.root.present(
        MotionRig.Spot.number(5), as: [.sheet, .cover].randomElement(using: &random) ?? .sheet)
    case 6: driver.model.root.dismiss(.top)
    case 7: driver.model.front.popToRoot()
    default:
      let start = cell()
      let from = Bool.random(using: &random) ? (0, start.1) : start
      let to = cell()
      driver.drag(
        from: from, to: to, over: .milliseconds(.random(in: 20...300, using: &random)), shown: shown
      )
      finger = to
    }
  }

  @Test(
    "whatever is pressed and dragged, from one frame to the next nothing moves further than motion does",
    arguments: 0..<count)
  func steps(_ seed: Int) async throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let columns = [60, 100][seed % 2]
    let rig = try MotionRig(
      Self.plans[seed % Self.plans.count](), columns: columns, rows: 24,
      direction: seed % 3 == 0 ? .rightToLeft : .leftToRight)
    let driver = rig.driver
    var finger: (Int, Int)?
    var last = places(driver)
    // In a hundredth of a second a spring goes at most a tenth of its way, twice as far where two of
    // them add up; a finger goes as fast as it likes, and what follows it goes as far.
    func check(_ allowed: Int, _ what: String) {
      let now = places(driver)
      for (drawn, rect) in now {
        guard let before = last[drawn] else { continue }
        let step = max(abs(rect.x - before.x), abs(rect.y - before.y))
        #expect(step <= allowed, "seed \(seed), \(what): \(drawn.role) \(before) → \(rect)")
      }
      last = now
    }
    for _ in 0..<40 {
      // Tests that wait for something have their turn.
      await Task.yield()
      // What is done takes effect where things are: at that moment nothing is elsewhere.
      act(rig, &random, &finger) { check(columns / 3 + 40, "dragging") }
      check(2, "acting")
      for _ in 0..<Int.random(in: 0...30, using: &random) {
        driver.advance(by: .milliseconds(10))
        check(columns / 4, "moving")
      }
      if driver.isFinished { break }
    }
    if finger != nil { driver.release() }
    driver.finishMotion()
    #expect(!driver.isMoving)
  }

  @Test("a session with all its motion is the same every time, to the byte")
  func again() throws {
    func session() throws -> [[UInt8]] {
      let rig = try MotionRig(MotionRig.pages(4), columns: 60, rows: 16)
      var random = SeededGenerator(seed: 99)
      var finger: (Int, Int)?
      var bytes: [[UInt8]] = []
      for _ in 0..<60 {
        act(rig, &random, &finger) { bytes.append(rig.driver.encodeChanges()) }
        for _ in 0..<5 {
          rig.advance(16)
          bytes.append(rig.driver.encodeChanges())
        }
      }
      return bytes
    }
    let first = try session()
    #expect(try session() == first && first.contains { $0.count > 500 })
  }

  @Test(
    "what a terminal shows in the middle of a motion is what is drawn, and at the end as without motion"
  )
  func drawing() throws {
    var random = SeededGenerator(seed: 7)
    let moving = try MotionRig(MotionRig.pages(4), columns: 60, rows: 16)
    let still = try MotionRig(MotionRig.pages(4), columns: 60, rows: 16, motion: .none)
    var emulator = TerminalEmulator(columns: 60, rows: 16)
    for step in 0..<60 {
      let key: TerminalKey =
        [.enter, .escape, .character("["), .character("]")]
        .randomElement(using: &random) ?? .enter
      for rig in [moving, still] { rig.driver.press(key) }
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        moving.advance(30)
        emulator.feed(moving.driver.encodeChanges())
        let rows = (0..<16).map { row in
          String(emulator.text(row: row).reversed().drop { $0 == " " }.reversed())
        }
        #expect(rows == moving.driver.text, "step \(step)")
      }
      guard step % 5 == 4 else { continue }
      moving.driver.finishMotion()
      #expect(moving.driver.text == still.driver.text, "step \(step)")
    }
  }
}
