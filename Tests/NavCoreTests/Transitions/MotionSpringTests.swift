import NavCore
import NavTestSupport
import Testing

@Suite("A number on its way")
struct MotionSpringTests {
  private func milliseconds(_ number: Int) -> Duration { .milliseconds(number) }

  @Test("it begins where it is, does not overshoot from rest, and rests at its target in its time")
  func way() {
    for (origin, target) in [(0.0, 1.0), (1, 0), (0.25, 0.75), (-2, 5)] {
      let spring = MotionSpring(from: origin, to: target, at: milliseconds(100), duration: 0.35)
      #expect(spring.value(at: milliseconds(100)) == origin)
      var last = origin
      for time in stride(from: 110, through: 1_000, by: 10) {
        let value = spring.value(at: milliseconds(time))
        #expect(
          origin < target ? value >= last && value <= target : value <= last && value >= target)
        last = value
      }
      #expect(!spring.isSettled(at: milliseconds(250)))
      #expect(spring.isSettled(at: milliseconds(600)))
      #expect(spring.value(at: milliseconds(600)) == target)
    }
  }

  @Test("nothing happens before it begins")
  func before() {
    let spring = MotionSpring(from: 0, to: 1, at: .seconds(5), duration: 0.35)
    #expect(spring.value(at: .seconds(1)) == 0)
  }

  @Test("turned round, it goes on from where it is and as fast as it is", .timeLimit(.minutes(1)))
  func turning() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<500 {
      var spring = MotionSpring(
        from: .random(in: -1...1, using: &random), to: .random(in: -1...1, using: &random),
        velocity: .random(in: -5...5, using: &random), at: .zero, duration: 0.35)
      var time = Duration.zero
      for _ in 0..<6 {
        time += .milliseconds(Int.random(in: 0...200, using: &random))
        let before = spring.state(at: time)
        spring = spring.turned(
          to: .random(in: -1...1, using: &random), at: time,
          duration: .random(in: 0.1...1, using: &random))
        let after = spring.state(at: time)
        #expect(abs(after.value - before.value) < 1e-9)
        #expect(abs(after.velocity - before.velocity) < 1e-6 || spring.isSettled(at: time))
      }
      #expect(spring.isSettled(at: time + .seconds(10)))
    }
  }

  @Test("its speed is what its places say")
  func speed() {
    let spring = MotionSpring(from: 0, to: 1, velocity: -3, at: .zero, duration: 0.5)
    for time in stride(from: 5, through: 400, by: 5) {
      let state = spring.state(at: milliseconds(time))
      let (before, after) = (
        spring.value(at: .microseconds(time * 1_000 - 10)),
        spring.value(at: .microseconds(time * 1_000 + 10))
      )
      #expect(abs((after - before) / 0.00002 - state.velocity) < 0.01)
    }
  }

  @Test("without a duration it is there at once, and numbers that are none do no harm")
  func ends() {
    #expect(MotionSpring(from: 0, to: 1, at: .zero, duration: 0).value(at: .zero) == 1)
    #expect(MotionSpring(from: 0, to: 1, at: .zero, duration: -4).isSettled(at: .zero))
    #expect(
      MotionSpring(from: 0, to: 1, at: .zero, duration: .infinity).isSettled(at: .seconds(60)))
    #expect(MotionSpring(at: 0.3).value(at: .seconds(9)) == 0.3)
  }

  @Test(
    "a drag is decided by where its speed takes it",
    arguments: [
      (0.6, 0.0, true), (0.4, 0.0, false), (0.1, 3.0, true), (0.9, -3.0, false), (0.5, 0.0, false),
      (0.0, 0.0, false), (1.0, 0.0, true),
    ])
  func decision(_ progress: Double, _ velocity: Double, _ isMade: Bool) {
    #expect(DragDecision.completes(progress: progress, velocity: velocity) == isMade)
  }

  @Test("beyond an end content follows less and less, and never by the length of the room")
  func stretching() {
    var last = 0.0
    for distance in stride(from: 1.0, through: 10_000, by: 7) {
      let stretch = DragDecision.stretch(distance, in: 80)
      #expect(stretch > last && stretch < distance && stretch < 80)
      #expect(DragDecision.stretch(-distance, in: 80) == -stretch)
      last = stretch
    }
    #expect(DragDecision.stretch(0, in: 80) == 0 && DragDecision.stretch(5, in: 0) == 0)
  }
}
