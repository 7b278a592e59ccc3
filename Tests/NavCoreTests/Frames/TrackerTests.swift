import Testing

@testable import NavCore

@Suite("Readings under observation")
@MainActor struct TrackerTests {
  @Test("a reading repeated 1,000 times is told once of a change, and only for its last run")
  func repeated() {
    let marks = InvalidMarks {}
    let tracker = Tracker(number: 1, marks: marks)
    let tally = Tally()
    for _ in 0..<1_000 { tracker.track { _ = tally.count } }
    #expect(marks.take().allSatisfy { !tracker.isCurrent($0) })
    tally.count += 1
    let told = marks.take()
    #expect(told.count == 1)
    #expect(told.allSatisfy(tracker.isCurrent))
    tally.count += 1
    #expect(marks.take().isEmpty)
  }

  @Test("a reading that has ended is told of nothing")
  func ended() {
    let marks = InvalidMarks {}
    let tracker = Tracker(number: 1, marks: marks)
    let tally = Tally()
    tracker.track { _ = tally.count }
    tracker.cancel()
    _ = marks.take()
    tally.count += 1
    #expect(marks.take().isEmpty)
  }

  @Test("marks that other threads make are all there, and the first wakes")
  func threads() async {
    let woken = Locked(false)
    let marks = InvalidMarks { woken.change { $0 = true } }
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<200 {
        group.addTask { marks.insert(.init(number: number, generation: 0)) }
      }
    }
    #expect(woken.value)
    #expect(marks.take().count == 200)
  }
}
