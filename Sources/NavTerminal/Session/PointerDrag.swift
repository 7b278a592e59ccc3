import NavCore
import NavLayout

/// A drag of the pointer, from its press to its release.
struct PointerDrag {
  /// What a drag moves.
  enum Subject {
    /// The way to where a move leads: a page, a screen back, a column.
    case way(Move, SwipeWay)
    /// The pages of a pager beyond its end.
    case stretch(PagerFrame, SwipeWay)
    /// Nothing.
    case nothing
  }

  /// Where it began.
  let start: LayoutPoint
  /// Where it is, and when it came there.
  private(set) var last: (point: LayoutPoint, time: Duration)
  /// Where it was not long ago, for its speed.
  private var samples: [(point: LayoutPoint, time: Duration)]
  /// What it moves, once that is known.
  var subject: Subject?
  /// How much of the way was made when it took hold.
  var made = 0.0
  /// What was shown where when it took hold.
  var scene = DragScene()

  /// How long ago a place may be that counts for the speed.
  private static let memory = Duration.milliseconds(100)

  init(_ start: LayoutPoint, at time: Duration) {
    self.start = start
    last = (start, time)
    samples = [(start, time)]
  }

  /// Whether something follows it.
  var isHolding: Bool {
    switch subject {
    case .way, .stretch: true
    case .nothing, nil: false
    }
  }

  /// Whether it has gone far enough to be one: a press that slips by a cell is a press.
  var isDrag: Bool { abs(distance.x) >= Self.slop || abs(distance.y) >= 1 }

  /// How many columns a press may slip: two are 16 points, as high as a row.
  private static let slop = 2

  /// How far it has gone.
  var distance: LayoutPoint { LayoutPoint(last.point.x - start.x, last.point.y - start.y) }

  mutating func move(to point: LayoutPoint, at time: Duration) {
    last = (point, time)
    samples.append(last)
    while samples.count > 2, samples[1].time <= time - Self.memory { samples.removeFirst() }
  }

  /// How fast it is at a time, in units per second.
  func velocity(at time: Duration) -> (x: Double, y: Double) {
    guard let first = samples.first, time > first.time,
      last.time > time - Self.memory
    else { return (0, 0) }
    let seconds = (time - first.time) / .seconds(1)
    return (
      Double(last.point.x - first.point.x) / seconds,
      Double(last.point.y - first.point.y) / seconds
    )
  }
}
