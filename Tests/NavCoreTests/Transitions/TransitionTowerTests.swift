import NavCore
import NavTestSupport
import Testing

@Suite("Contents that come over each other and go")
struct TransitionTowerTests {
  /// From the side, with what is below giving way a little.
  private struct Slide: TransitionStyle {
    let name = "slide"
    var duration = 0.35

    func picture(_ configuration: TransitionConfiguration) -> TransitionPicture {
      TransitionPicture(
        lower: DrawnBox(x: -configuration.progress * 0.3 * configuration.width),
        upper: DrawnBox(x: (1 - configuration.progress) * configuration.width))
    }
  }

  private typealias Tower = TransitionTower<Int, Int>

  private func places(_ tower: Tower, _ time: Duration) -> [Int: DrawnBox] {
    let drawn = tower.drawn(at: time) { progress, course, _ in
      TransitionConfiguration(
        subject: .stack, progress: progress, course: course, width: 640, height: 384,
        traits: .terminal(columns: 80, rows: 24))
    }
    return Dictionary(drawn.map { ($0.key, $0.box) }, uniquingKeysWith: { $1 })
  }

  private func time(_ milliseconds: Int) -> Duration { .milliseconds(milliseconds) }

  /// How much of the room something shows in, that has others over it.
  private func seen(_ box: DrawnBox, below others: [DrawnBox]) -> Int {
    (0..<640).count { place in
      let isIn: (DrawnBox) -> Bool = { Double(place) >= $0.x && Double(place) < $0.x + 640 }
      return isIn(box) && !others.contains(where: isIn)
    }
  }

  @Test("a push comes from its side and ends alone")
  func push() {
    var tower = Tower(1, 1)
    tower.go(to: 2, 2, isAbove: true, style: Slide(), at: time(0))
    #expect(places(tower, time(0)) == [1: .still, 2: DrawnBox(x: 640)])
    #expect(tower.key == 2 && !tower.isResting && tower.moves(at: time(0)))
    tower.drop(at: time(800))
    #expect(tower.isResting && places(tower, time(800)) == [2: .still])
  }

  @Test("a pop is a push backwards")
  func pop() {
    var tower = Tower(2, 2)
    tower.go(to: 1, 1, isAbove: false, style: Slide(), at: time(0))
    #expect(places(tower, time(0))[2] == .still)
    #expect(places(tower, time(0))[1] == DrawnBox(x: -0.3 * 640))
    tower.drop(at: time(800))
    #expect(tower.isResting && tower.key == 1)
  }

  @Test("a pop in the middle of a push turns round from where it is, and ends where it began")
  func turningRound() {
    var tower = Tower(1, 1)
    tower.go(to: 2, 2, isAbove: true, style: Slide(), at: time(0))
    let before = places(tower, time(100))
    tower.go(to: 1, 1, isAbove: false, style: Slide(duration: 5), at: time(100))
    #expect(places(tower, time(100)) == before)
    #expect(tower.contents.count == 2)
    tower.drop(at: time(1_000))
    #expect(tower.isResting && tower.key == 1)
  }

  @Test("without a duration the new one is there at once")
  func atOnce() {
    var tower = Tower(1, 1)
    tower.go(to: 2, 2, isAbove: true, style: Slide(duration: 0), at: time(0))
    #expect(tower.isResting && tower.key == 2)
  }

  @Test("what is held follows, and stays where it is for as long as it is held")
  func holding() {
    var tower = Tower(2, 2)
    tower.grab(1, 1, isAbove: false, style: Slide(), at: time(0))
    #expect(places(tower, time(0))[2] == .still)
    tower.hold(0.25, between: 2, and: 1)
    tower.drop(at: time(9_000))
    #expect(places(tower, time(9_000))[2] == DrawnBox(x: 0.75 * 640))
    #expect(tower.key == 2 && !tower.moves(at: time(9_000)))
    tower.release(to: 2, from: 1, velocity: 0, at: time(9_000))
    #expect(places(tower, time(9_000))[2] == DrawnBox(x: 0.75 * 640))
    tower.drop(at: time(9_900))
    #expect(tower.isResting && tower.key == 2)
  }

  @Test("a hold takes over in the middle of a motion from where it is")
  func takingOver() {
    var tower = Tower(1, 1)
    tower.go(to: 2, 2, isAbove: true, style: Slide(), at: time(0))
    let before = places(tower, time(80))
    tower.grab(1, 1, isAbove: false, style: Slide(), at: time(80))
    #expect(places(tower, time(80)) == before && places(tower, time(500)) == before)
  }

  @Test(
    "at no moment does anything jump, whatever is asked for in whatever order", arguments: 0..<60)
  func continuity(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var tower = Tower(50, 50)
    var now = 0
    var held: Int?
    for _ in 0..<60 {
      now += Int.random(in: 0...180, using: &random)
      let before = places(tower, time(now))
      let order = tower.contents.map(\.key)
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        let key = max(1, tower.key + Int.random(in: -2...2, using: &random))
        guard key != tower.key else { break }
        held = nil
        tower.go(to: key, key, isAbove: key > tower.key, style: Slide(), at: time(now))
      case 2 where held == nil:
        let key = max(1, tower.key + (Bool.random(using: &random) ? 1 : -1))
        guard key != tower.key else { break }
        tower.grab(key, key, isAbove: key > tower.key, style: Slide(), at: time(now))
        held = tower.progress(between: tower.key, and: key, at: time(now)) == nil ? nil : key
      case 3:
        guard let other = held else { break }
        held = nil
        let isThere = Bool.random(using: &random)
        let (end, from) = isThere ? (other, tower.key) : (tower.key, other)
        tower.release(
          to: end, from: from, velocity: .random(in: -3...3, using: &random), at: time(now))
      default: tower.drop(at: time(now))
      }
      let after = places(tower, time(now))
      for (key, box) in after {
        guard let old = before[key] else { continue }
        #expect(abs(old.x - box.x) < 1, "seed \(seed): \(key) jumps from \(old.x) to \(box.x)")
      }
      for (key, box) in before where after[key] == nil {
        let above = order.drop { $0 != key }.dropFirst().compactMap { after[$0] }
        let seen = seen(box, below: above)
        #expect(seen < 2, "seed \(seed): \(key) vanishes at \(box.x)")
      }
    }
    if let held { tower.release(to: tower.key, from: held, velocity: 0, at: time(now)) }
    tower.drop(at: time(now + 5_000))
    #expect(tower.isResting)
  }
}
