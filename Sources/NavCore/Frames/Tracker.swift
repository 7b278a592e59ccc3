import Observation

/// Runs a reading under observation; the marks learn when what was read changes.
@MainActor final class Tracker {
  let number: Int
  private let marks: InvalidMarks
  private let pulse = Pulse()
  private var generation = 0

  init(number: Int, marks: InvalidMarks) {
    self.number = number
    self.marks = marks
  }

  func track<Value>(_ read: () -> Value) -> Value {
    cancel()
    let mark = InvalidMarks.Mark(number: number, generation: generation)
    return withObservationTracking {
      pulse.read()
      return read()
    } onChange: { [marks] in
      marks.insert(mark)
    }
  }

  /// Ends the last run: what it observed lets go of it, since any change ends all of a run.
  func cancel() {
    generation += 1
    pulse.beat()
  }

  func isCurrent(_ mark: InvalidMarks.Mark) -> Bool { mark.generation == generation }
}
