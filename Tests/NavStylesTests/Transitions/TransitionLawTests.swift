import NavCore
import NavStyles
import Testing

@Suite("The laws of transitions")
struct TransitionLawTests {
  /// Every transition that is registered, and some of several.
  private static let styles = [
    "slide", "slide:parallax=1", "fade", "cover", "zoom", "zoom:scale=0", "none", "slide+fade",
    "zoom+cover", "slide/fade", "fade/zoom+slide",
  ]

  private static let subjects: [TransitionConfiguration.Subject] =
    [.stack, .prompt] + PageAxis.allCases.map { .page($0) }
    + Presentation.Kind.allCases.map { .presentation($0) }

  private func moment(
    _ subject: TransitionConfiguration.Subject, _ progress: Double,
    _ course: TransitionConfiguration.Course
  ) -> TransitionConfiguration {
    let box = TransitionConfiguration.Box(x: 64, y: 48, width: 512, height: 288)
    let isSmall = subject == .prompt || subject == .presentation(.sheet)
    return TransitionConfiguration(
      subject: subject, progress: progress, course: course, width: 640, height: 384,
      upper: isSmall ? box : nil, traits: .terminal(columns: 80, rows: 24))
  }

  private func each(
    _ name: String,
    _ check: (any TransitionStyle, TransitionConfiguration.Subject, TransitionConfiguration.Course)
      throws -> Void
  ) throws {
    let style = try Registry([BuiltInStyles()]).transition(named: name)
    for subject in Self.subjects {
      for course in TransitionConfiguration.Course.allCases { try check(style, subject, course) }
    }
  }

  @Test(
    "at the beginning the lower one is as it stands, and nothing of the upper one is in sight",
    arguments: styles)
  func beginning(_ name: String) throws {
    try each(name) { style, subject, course in
      let moment = moment(subject, 0, course)
      let picture = style.picture(moment)
      #expect(picture.lower == .still, "\(subject)")
      let upper = picture.upper
      let isBeyond =
        upper.x + moment.upper.x >= moment.width || upper.y + moment.upper.y >= moment.height
      #expect(isBeyond || upper.opacity == 0, "\(subject) \(upper)")
    }
  }

  @Test(
    "at the end the upper one is as it stands, and covers the lower one or that is gone",
    arguments: styles)
  func end(_ name: String) throws {
    try each(name) { style, subject, course in
      let picture = style.picture(moment(subject, 1, course))
      #expect(picture.upper == .still && !picture.isLowerOnTop, "\(subject)")
    }
  }

  @Test("a little more of the way moves things a little: nothing jumps", arguments: styles)
  func continuity(_ name: String) throws {
    guard name != "none" else { return }
    let steps = 200
    try each(name) { style, subject, course in
      var last = style.picture(moment(subject, 0, course))
      for step in 1...steps {
        let next = style.picture(moment(subject, Double(step) / Double(steps), course))
        for (before, now) in [(last.lower, next.lower), (last.upper, next.upper)] {
          #expect(abs(before.x - now.x) <= 2 * 640 / Double(steps) + 1e-9)
          #expect(abs(before.y - now.y) <= 2 * 384 / Double(steps) + 1e-9)
          #expect(abs(before.opacity - now.opacity) <= 2 / Double(steps) + 1e-9)
          #expect(abs(before.scale - now.scale) <= 2 / Double(steps) + 1e-9)
        }
        last = next
      }
    }
  }

  @Test("what is out of range is the nearest end")
  func range() throws {
    try each("slide") { style, subject, course in
      for (progress, end) in [(-3.0, 0.0), (7, 1), (.infinity, 1), (.nan, 0)] {
        #expect(
          style.picture(moment(subject, progress, course))
            == style.picture(moment(subject, end, course)))
      }
    }
  }

  @Test("pages give way as a whole, along their own axis")
  func pages() {
    let across = SlideTransition().picture(moment(.page(.horizontal), 0.25, .forward))
    #expect(across == TransitionPicture(lower: DrawnBox(x: -160), upper: DrawnBox(x: 480)))
    let down = SlideTransition().picture(moment(.page(.vertical), 0.25, .forward))
    #expect(down == TransitionPicture(lower: DrawnBox(y: -96), upper: DrawnBox(y: 288)))
  }

  @Test("of two transitions one moves and the other one fades; the longer one counts")
  func combination() {
    let both = SlideTransition(duration: 0.5).combined(with: FadeTransition(duration: 0.2))
    let picture = both.picture(moment(.stack, 0.5, .forward))
    #expect(picture.upper == DrawnBox(x: 320, opacity: 0.5) && picture.lower == DrawnBox(x: -96))
    #expect(both.name == "slide+fade" && both.duration == 0.5)
  }

  @Test("one way forward, another one back; what turns round on its way stays what it was")
  func asymmetry() {
    let style: some TransitionStyle = .asymmetric(forward: .slide, backward: .fade)
    #expect(style.picture(moment(.stack, 0.5, .forward)).upper == DrawnBox(x: 320))
    #expect(style.picture(moment(.stack, 0.5, .backward)).upper == DrawnBox(opacity: 0.5))
    #expect(style.name == "slide/fade")
  }

  @Test(
    "a text names one, several at once, or two ways; what it does not is told",
    arguments: [
      ("slide", "slide"), ("slide+fade", "slide+fade"), ("slide/none", "slide/none"),
      ("slide+fade/zoom", "slide+fade/zoom"), ("zoom:scale=0.2+fade", "zoom+fade"),
    ])
  func names(_ text: String, _ name: String) throws {
    #expect(try Registry([BuiltInStyles()]).transition(named: text).name == name)
  }

  @Test(
    "a name that is not known, or none at all, is an error that lists those that are",
    arguments: [
      "slode", "", "slide+", "/fade", "slide/fade/zoom", "slide+ fade",
    ])
  func unknown(_ text: String) {
    #expect(throws: RegistryError.self) {
      try Registry([BuiltInStyles()]).transition(named: text)
    }
  }

  @Test("durations are within two seconds, and told in parameters")
  func durations() throws {
    let registry = try Registry([BuiltInStyles()])
    #expect(registry.transitions.names == ["slide", "fade", "cover", "zoom", "none"])
    #expect(registry.transitions.defaultItem?.name == "slide")
    #expect(try registry.transition(named: "fade:duration=0.5").duration == 0.5)
    #expect(throws: RegistryError.self) { try registry.transition(named: "fade:duration=3") }
    for listing in registry.transitions.listings { #expect(0...2 ~= listing.item.duration) }
  }
}
