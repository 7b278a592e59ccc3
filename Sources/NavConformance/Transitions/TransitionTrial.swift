import NavCore

/// Holds a transition style against the rules.
struct TransitionTrial {
  let style: any TransitionStyle
  var findings: Findings

  /// At how many places of the way it is looked at.
  private static let steps = 100
  /// How many times as fast as even motion it may be somewhere on its way: eased motion is up to
  /// three times as fast in its middle.
  private static let haste = 6.0

  private static let subjects: [TransitionConfiguration.Subject] =
    [.stack, .prompt] + PageAxis.allCases.map { .page($0) }
    + Presentation.Kind.allCases.map { .presentation($0) }

  private static let rooms: [Traits] = ["iphone", "ipad-11", "terminal-80x24"]
    .compactMap { try? Device.named($0) }
    .flatMap { device in
      Traits.Direction.allCases.map { direction in
        var traits = device.traits(device.usual)
        traits.direction = direction
        return traits
      }
    }

  mutating func run() {
    let duration = style.duration
    if !(0...2).contains(duration) {
      findings.count(
        .transitionsShort, "duration", found: "\(duration) seconds", expected: "0 to 2 seconds")
    }
    for subject in Self.subjects {
      for traits in Self.rooms {
        for course in TransitionConfiguration.Course.allCases {
          check(Moment(subject: subject, traits: traits, course: course))
        }
      }
    }
  }

  /// One transition, of which single moments are drawn.
  private struct Moment {
    let subject: TransitionConfiguration.Subject
    let traits: Traits
    let course: TransitionConfiguration.Course

    func at(_ progress: Double) -> TransitionConfiguration {
      let (width, height) = (traits.width, traits.height)
      let box = TransitionConfiguration.Box(
        x: width / 10, y: height / 10, width: width * 0.8, height: height * 0.8)
      let isSmall =
        subject == .prompt || subject == .presentation(.sheet)
        || subject == .presentation(.alert)
      return TransitionConfiguration(
        subject: subject, progress: progress, course: course, width: width, height: height,
        upper: isSmall ? box : nil, traits: traits)
    }

    func text(_ progress: Double) -> String {
      "\(subject), \(course.rawValue), \(traits.idiom.rawValue), progress \(progress)"
    }
  }

  private mutating func check(_ moment: Moment) {
    let begin = style.picture(moment.at(0))
    if begin.lower != .still || isSeen(begin.upper, moment.at(0)) {
      findings.count(
        .transitionsBegin, moment.text(0), found: "lower \(begin.lower), upper \(begin.upper)",
        expected: "the lower one still, the upper one out of sight")
    }
    let end = style.picture(moment.at(1))
    if end.upper != .still || end.isLowerOnTop {
      findings.count(
        .transitionsEnd, moment.text(1),
        found: "upper \(end.upper)\(end.isLowerOnTop ? ", the lower one on top" : "")",
        expected: "the upper one still, and on top")
    }
    if style.picture(moment.at(0.37)) != style.picture(moment.at(0.37)) {
      findings.count(
        .transitionsRepeatable, moment.text(0.37), found: "two pictures", expected: "one picture")
    }
    guard style.duration > 0 else { return }
    checkContinuity(moment)
  }

  private func isSeen(_ box: DrawnBox, _ moment: TransitionConfiguration) -> Bool {
    guard box.opacity > 0, box.scale > 0 else { return false }
    let (left, top) = (moment.upper.x + box.x, moment.upper.y + box.y)
    return left < moment.width && left + moment.upper.width > 0 && top < moment.height
      && top + moment.upper.height > 0
  }

  private mutating func checkContinuity(_ moment: Moment) {
    let most = Self.haste / Double(Self.steps)
    var last = style.picture(moment.at(0))
    for step in 1...Self.steps {
      let progress = Double(step) / Double(Self.steps)
      let next = style.picture(moment.at(progress))
      for (before, now) in [(last.lower, next.lower), (last.upper, next.upper)] {
        let isSmooth =
          abs(now.x - before.x) <= most * moment.traits.width
          && abs(now.y - before.y) <= most * moment.traits.height
          && abs(now.opacity - before.opacity) <= most && abs(now.scale - before.scale) <= most
        if !isSmooth {
          findings.count(
            .transitionsContinuous, moment.text(progress), found: "from \(before) to \(now)",
            expected: "at most \(Int(Self.haste)) times as far as even motion")
        }
      }
      last = next
    }
  }
}
